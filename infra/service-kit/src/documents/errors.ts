import { DomainError } from '../errors/domain-error.ts';

/** A unique index, or `_id`, is taken. `keys` are the fields of the index. */
export class DuplicateKeyError extends Error {
  readonly collection: string;
  readonly keys: readonly string[];

  constructor(collection: string, keys: readonly string[]) {
    super(`duplicate ${keys.join(', ')} in ${collection}`);
    this.name = 'DuplicateKeyError';
    this.collection = collection;
    this.keys = keys;
  }
}

/** The store does not answer: nothing is known to be written; the caller may try again. */
export class StoreUnavailableError extends DomainError {
  constructor(cause: unknown) {
    super('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
    this.name = 'StoreUnavailableError';
    this.cause = cause;
  }
}
