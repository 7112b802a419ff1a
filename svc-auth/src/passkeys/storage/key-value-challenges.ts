import { failClosed } from '@pathshala/stores/key-value/fail-closed';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Challenges } from '../ports.ts';

const lifetimeMs = 5 * 60 * 1000;

export function createKeyValueChallenges(store: KeyValue): Challenges {
  const keyValue = failClosed(store);
  const keyOf = (purpose: string, challenge: string) => `passkey-challenge:${purpose}:${challenge}`;
  return {
    issue: (purpose, challenge) => keyValue.set(keyOf(purpose, challenge), '1', { ttlMs: lifetimeMs }),
    async take(purpose, challenge) {
      const key = keyOf(purpose, challenge);
      if ((await keyValue.get(key)) === null) return false;
      // Only the answer that sets the key continues; a concurrent one is refused.
      const isFirst = await keyValue.setIfAbsent(`${key}:taken`, '1', { ttlMs: lifetimeMs });
      await keyValue.delete(key);
      return isFirst;
    },
  };
}
