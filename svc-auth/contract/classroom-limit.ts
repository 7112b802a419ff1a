import type { RateLimit } from '@pathshala/contract-kit/route';

/**
 * Room for a whole classroom behind one address (design §5); the tight limits, by account and code, are in the use cases.
 * Uncounted calls are refused: passwords and codes could be guessed without end.
 */
export const classroom: RateLimit = { per: 'address', max: 300, windowSeconds: 600, whenUncounted: 'refuse' };
