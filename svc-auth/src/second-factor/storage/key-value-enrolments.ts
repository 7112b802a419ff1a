import { failClosed } from '@pathshala/stores/key-value/fail-closed';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Enrolments } from '../ports.ts';

const lifetimeMs = 15 * 60 * 1000;

export function createKeyValueEnrolments(store: KeyValue): Enrolments {
  const keyValue = failClosed(store);
  return {
    begin: (userId, sealedSecret) => keyValue.set(keyOf(userId), sealedSecret, { ttlMs: lifetimeMs }),
    find: (userId) => keyValue.get(keyOf(userId)),
    end: (userId) => keyValue.delete(keyOf(userId)),
  };
}

function keyOf(userId: string): string {
  return `second-factor-enrolment:${userId}`;
}
