import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { KeyValue } from '@pathshala/key-value/port';

export type Counters = Pick<KeyValue, 'get' | 'set' | 'setIfAbsent' | 'delete' | 'increment'>;

/** The same store, whose failures are refusals: what cannot be counted is not let through. */
export function closedWhenAway(keyValue: KeyValue): Counters {
  return {
    get: (key) => keyValue.get(key).catch(refuse),
    set: (key, value, options) => keyValue.set(key, value, options).catch(refuse),
    setIfAbsent: (key, value, options) => keyValue.setIfAbsent(key, value, options).catch(refuse),
    delete: (...keys) => keyValue.delete(...keys).catch(refuse),
    increment: (key, options) => keyValue.increment(key, options).catch(refuse),
  };
}

function refuse(cause: unknown): never {
  const refusal = new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
  refusal.cause = cause;
  throw refusal;
}
