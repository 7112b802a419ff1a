import { DomainError } from './domain-error.ts';

/** The store does not answer: nothing is known to be written; the caller may try again. */
export class StoreUnavailableError extends DomainError {
  constructor(cause: unknown) {
    super('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
    this.name = 'StoreUnavailableError';
    this.cause = cause;
  }
}
