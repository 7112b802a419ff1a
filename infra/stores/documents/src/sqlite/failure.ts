import { DuplicateKeyError } from '../duplicate-key-error.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';

const PRIMARY_KEY = 1555;
const UNIQUE = 2067;
/** A statement that SQLite rejects is a bug of ours, not an unavailable store. */
const LOGIC = 1;

/** Converts an error of SQLite to an error of the port: a duplicate key or an unavailable store. Any other error is returned unchanged. */
export function failureOf(error: unknown, collection: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'ERR_INVALID_STATE') return new StoreUnavailableError(error);
  if (error.code !== 'ERR_SQLITE_ERROR') return error;
  const number = 'errcode' in error ? error.errcode : 0;
  if (number === LOGIC) return error;
  if (number !== PRIMARY_KEY && number !== UNIQUE) return new StoreUnavailableError(error);
  const columns = error.message.replace('UNIQUE constraint failed: ', '').split(', ');
  const keys = columns.map((column) => column.slice(`c:${collection}.`.length).replace(/^k:/, ''));
  return new DuplicateKeyError(collection, keys);
}
