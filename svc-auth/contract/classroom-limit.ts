import type { RateLimit } from '@pathshala/contract-kit/route';

/**
 * Room for a whole classroom behind one address (design §5); the tight limits, by account and code, are in the use cases. Calls
 * are refused when they cannot be counted: passwords and codes could be guessed without limit.
 */
export const classroom: RateLimit = { per: 'address', max: 300, windowSeconds: 600, whenUncounted: 'refuse' };
