import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Counters } from '../../counters/index.ts';
import { codeLifetimeMinutes, readCodeToken, wrongCodeError } from '../domain/code-token.ts';
import { invalidLinkError } from '../domain/one-time-link.ts';
import type { LinkTokens } from '../ports.ts';

interface TakeTokenDependencies {
  readonly tokens: LinkTokens;
  readonly counters: Pick<Counters, 'increment'>;
}

const maxTries = 5;

interface TakenToken {
  /** The id of the stored link. */
  readonly id: string;
  /** The error where there is no such link. */
  readonly failure: () => DomainError;
}

export type TakeToken = (token: string) => Promise<TakenToken>;

/** Counts a try at a code before the comparison, so that parallel guesses cannot share one. A mailed link cannot be guessed. */
export function takeToken({ tokens, counters }: TakeTokenDependencies): TakeToken {
  return async (typed) => {
    const code = readCodeToken(typed);
    if (code === null) return { id: tokens.idOf(typed), failure: invalidLinkError };
    const key = `code-tries:${tokens.idOf(code.request)}`;
    const { count, ttlMs } = await counters.increment(key, { ttlMs: codeLifetimeMinutes * 60_000 });
    if (count > maxTries) {
      throw new DomainError('too-many', 'auth.otp-tries', { retryAfterSeconds: Math.ceil(ttlMs / 1000) });
    }
    return { id: tokens.idOf(code.token), failure: wrongCodeError };
  };
}
