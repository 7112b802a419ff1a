import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import * as driver from 'mongodb';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const require = createRequire(import.meta.url);
const { MongoError, MongoErrorLabel, MongoServerError } = driver;

type ErrorClass = (new (...args: never) => Error) & { readonly prototype: Error };

/** All error classes of the driver: those of its connection pool are thrown, but not exported. */
function errorClasses(): readonly ErrorClass[] {
  const pool = require('mongodb/lib/cmap/errors.js') as Record<string, unknown>;
  return [...Object.values<unknown>({ ...driver }), ...Object.values(pool)].filter(
    (value): value is ErrorClass =>
      typeof value === 'function' && (value === MongoError || value.prototype instanceof MongoError),
  );
}

/** An error of the class, without the arguments of its constructor. */
function errorOf({ prototype }: ErrorClass): Error {
  const error = new MongoError('for a test');
  Object.setPrototypeOf(error, prototype);
  return error;
}

const isUnavailable = (error: unknown) => failureOf(error, 'any') instanceof StoreUnavailableError;

describe('an error of the driver', () => {
  it('is an unavailable store when no server answered or took the command, by the names of the driver itself', () => {
    const names = errorClasses()
      .map((one) => errorOf(one))
      .filter((error) => isUnavailable(error))
      .map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual([
      'MongoClientClosedError',
      'MongoDriverError',
      'MongoNetworkError',
      'MongoNetworkTimeoutError',
      'MongoNotConnectedError',
      'MongoOperationTimeoutError',
      'MongoPoolClearedError',
      'MongoPoolClosedError',
      'MongoServerClosedError',
      'MongoServerSelectionError',
      'MongoStalePrimaryError',
      'MongoSystemError',
      'MongoTopologyClosedError',
      'MongoUnexpectedServerResponseError',
      'MongoWaitQueueTimeoutError',
      'MongoWriteConcernError',
      'PoolClearedOnNetworkError',
    ]);
  });

  it('is an unavailable store for each code after which the driver would try again', () => {
    const { MONGODB_ERROR_CODES: codes, isRetryableReadError } = require('mongodb/lib/error.js') as {
      MONGODB_ERROR_CODES: Readonly<Record<string, number>>;
      isRetryableReadError: (error: unknown) => boolean;
    };
    const retried = Object.values(codes)
      .map((code) => new MongoServerError({ message: 'for a test', code }))
      .filter((error) => isRetryableReadError(error));
    expect(retried.length).toBeGreaterThan(8);
    expect(retried.filter((error) => !isUnavailable(error)).map(({ code }) => code)).toEqual([]);
  });

  it('is an unavailable store when a proxy answers that its own database does not', () => {
    const answer = { message: 'failed to connect to the database', code: 1, codeName: 'InternalError' };
    expect(isUnavailable(new MongoServerError(answer))).toBe(true);
  });

  it('is an unavailable store when server or driver says so by a label', () => {
    for (const label of [MongoErrorLabel.RetryableWriteError, MongoErrorLabel.SystemOverloadedError]) {
      const error = new MongoServerError({ message: 'for a test', errorLabels: [label] });
      expect(isUnavailable(error)).toBe(true);
    }
  });

  it('stays what it is when the command is at fault', () => {
    const refused = [2, 9, 14, 20, 121].map((code) => new MongoServerError({ message: 'for a test', code }));
    const misused = [
      driver.MongoInvalidArgumentError,
      driver.MongoParseError,
      driver.MongoCursorExhaustedError,
    ];
    for (const error of [...refused, ...misused.map((one) => errorOf(one)), new TypeError('ours')])
      expect(failureOf(error, 'any')).toBe(error);
  });
});
