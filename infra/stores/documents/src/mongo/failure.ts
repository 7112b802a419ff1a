import { MongoError, MongoServerError } from 'mongodb';
import { DuplicateKeyError } from '../duplicate-key-error.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';

const duplicateKeyCode = 11_000;

/** The driver's errors for an unavailable server; a server that steps down is recognised by its error label. */
const unavailableErrors = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoPoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoOperationTimeoutError',
  'MongoWriteConcernError',
]);
/** MaxTimeMSExpired, write concern timed out, shutting down, not primary, interrupted by a change of primary. */
const unavailableCodes = new Set<unknown>([
  50, 64, 91, 189, 262, 9001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/** Servers that do not send `keyPattern` name the index, `email_1_term_-1`, in their message. */
function keysOf(error: MongoServerError): string[] {
  const pattern: unknown = error['keyPattern'];
  if (typeof pattern === 'object' && pattern !== null) return Object.keys(pattern);
  const name = /index: (?:\S+\$)?(\S+)/.exec(error.message)?.[1] ?? '_id_';
  if (name === '_id_') return ['_id'];
  return name.split(/_-?1(?:_|$)/).filter((key) => key !== '');
}

/** Converts an error of the driver to an error of the port. Any other error is returned unchanged. */
export function failureOf(error: unknown, collection: string): unknown {
  // The connection was reset while a command was written: the driver passes on the error of the socket.
  if (error instanceof Error && 'syscall' in error) return new StoreUnavailableError(error);
  if (!(error instanceof MongoError)) return error;
  if (error instanceof MongoServerError && error.code === duplicateKeyCode) {
    return new DuplicateKeyError(collection, keysOf(error));
  }
  const isAway =
    unavailableErrors.has(error.name) ||
    unavailableCodes.has(error.code) ||
    error.hasErrorLabel('RetryableWriteError');
  return isAway ? new StoreUnavailableError(error) : error;
}

/** Rejects after the time limit; the command may still be executed. A cleared timer, not `AbortSignal.timeout`: each command makes one. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new StoreUnavailableError(new Error(`no answer within ${milliseconds} ms`)));
  }, milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
