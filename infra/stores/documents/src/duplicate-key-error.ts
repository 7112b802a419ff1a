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
