import {
  MongoAPIError,
  MongoClientClosedError,
  MongoDriverError,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoParseError,
  MongoRuntimeError,
  MongoServerClosedError,
  MongoServerError,
  MongoStalePrimaryError,
  MongoSystemError,
  MongoTopologyClosedError,
  MongoUnexpectedServerResponseError,
  MongoWriteConcernError,
} from 'mongodb';
import { DuplicateKeyError } from '../duplicate-key-error.ts';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';

const duplicateKeyCode = 11_000;

/** Thrown when no server answers, none can take a write, or the client is being closed. */
const unavailableErrors = [
  MongoNetworkError,
  MongoSystemError,
  MongoWriteConcernError,
  MongoStalePrimaryError,
  MongoUnexpectedServerResponseError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
];
/** Thrown when the driver was called wrongly. Its other own errors come from its pool and its timeouts, which it does not export. */
const errorsOfUse = [MongoAPIError, MongoRuntimeError, MongoParseError];

/** Set by server or driver when the command was not refused for what it asks. */
const unavailableLabels = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.RetryableError,
  MongoErrorLabel.SystemOverloadedError,
  MongoErrorLabel.HandshakeError,
];

const unavailableCodes = new Set<unknown>([
  1, // InternalError: also the answer of a proxy whose own database does not answer (FerretDB)
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  262, // ExceededTimeLimit
  9001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
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
  // The connection was reset while a command was written: the driver rethrows the error of the socket.
  if (error instanceof Error && 'syscall' in error) return new StoreUnavailableError(error);
  if (!(error instanceof MongoError)) return error;
  if (error instanceof MongoServerError && error.code === duplicateKeyCode) {
    return new DuplicateKeyError(collection, keysOf(error));
  }
  return isUnavailable(error) ? new StoreUnavailableError(error) : error;
}

function isUnavailable(error: MongoError): boolean {
  const isOf = (classes: readonly (abstract new (...args: never) => unknown)[]) =>
    classes.some((one) => error instanceof one);
  if (isOf(unavailableErrors)) return true;
  if (error instanceof MongoDriverError) return !isOf(errorsOfUse);
  return unavailableCodes.has(error.code) || unavailableLabels.some((label) => error.hasErrorLabel(label));
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
