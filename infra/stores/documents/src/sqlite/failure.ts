import { DuplicateKeyError } from '../duplicate-key-error.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';

const PRIMARY_KEY = 1555;
const UNIQUE = 2067;
/** A statement that SQLite does not understand: our mistake, not an absent store. */
const LOGIC = 1;

/** What a failure of SQLite means to the port: a taken key, or a store that cannot be used. Anything else stays as it is. */
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
