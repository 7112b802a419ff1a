import type { KeyValue } from '@pathshala/stores/key-value/port';

/** A key-value store in memory that uses the test's clock and can be made unavailable. */
export function createMemoryKeyValue(now: () => number): KeyValue & { isUnavailable: boolean } {
  const entries = new Map<string, { value: string; until: number }>();
  const sets = new Map<string, Set<string>>();

  function living(key: string) {
    if (store.isUnavailable) throw new Error('the key-value store is unavailable');
    const entry = entries.get(key);
    return entry !== undefined && entry.until > now() ? entry : undefined;
  }

  const store = {
    isUnavailable: false,
    get: async (key: string) => living(key)?.value ?? null,
    async set(key: string, value: string, { ttlMs }: { ttlMs: number }) {
      living(key);
      entries.set(key, { value, until: now() + ttlMs });
    },
    async setIfAbsent(key: string, value: string, { ttlMs }: { ttlMs: number }) {
      if (living(key) !== undefined) return false;
      entries.set(key, { value, until: now() + ttlMs });
      return true;
    },
    async touch(key: string, ttlMs: number) {
      const entry = living(key);
      if (entry !== undefined) entry.until = now() + ttlMs;
      return entry !== undefined;
    },
    async delete(...keys: readonly string[]) {
      for (const key of keys) entries.delete(key);
    },
    async increment(key: string, { ttlMs }: { ttlMs: number }) {
      const entry = living(key) ?? { value: '0', until: now() + ttlMs };
      entry.value = String(Number(entry.value) + 1);
      entries.set(key, entry);
      return { count: Number(entry.value), ttlMs: entry.until - now() };
    },
    async addToSet(key: string, member: string) {
      sets.set(key, (sets.get(key) ?? new Set()).add(member));
    },
    async removeFromSet(key: string, member: string) {
      sets.get(key)?.delete(member);
    },
    members: async (key: string) => [...(sets.get(key) ?? [])],
    async ping() {
      living('');
    },
    close: async () => undefined,
  };
  return store;
}
