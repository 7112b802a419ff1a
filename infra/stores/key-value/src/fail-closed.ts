import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { KeyValue } from './port.ts';

/** The operations that limits are counted with. */
export type Counters = Pick<KeyValue, 'get' | 'set' | 'setIfAbsent' | 'delete' | 'increment'>;

/** Returns counters for limits that must fail closed: every failure of the store becomes the domain error `unavailable`. */
export function failClosed(keyValue: KeyValue): Counters {
  return {
    get: (key) => keyValue.get(key).catch(throwUnavailable),
    set: (key, value, options) => keyValue.set(key, value, options).catch(throwUnavailable),
    setIfAbsent: (key, value, options) => keyValue.setIfAbsent(key, value, options).catch(throwUnavailable),
    delete: (...keys) => keyValue.delete(...keys).catch(throwUnavailable),
    increment: (key, options) => keyValue.increment(key, options).catch(throwUnavailable),
  };
}

function throwUnavailable(cause: unknown): never {
  const error = new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
  error.cause = cause;
  throw error;
}
