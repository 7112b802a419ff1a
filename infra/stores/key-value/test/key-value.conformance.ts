import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyValue } from '../src/port.ts';

const long = { ttlMs: 60_000 };
const short = { ttlMs: 150 };
let count = 0;

/** A key that no earlier test has used, even on a server that is shared between runs. */
export function freshKey(): string {
  count += 1;
  return `test:${Date.now().toString(36)}:${count}`;
}

/**
 * The tests that every adapter of the key-value port must pass. `open` is called for each test, and again to read what was
 * stored before a close.
 */
export function describeKeyValue(name: string, open: () => Promise<KeyValue>): void {
  describe(`key-value on ${name}`, () => {
    let store: KeyValue;
    let key: string;

    beforeEach(async () => {
      store = await open();
      key = freshKey();
    });
    afterEach(() => store.close());

    async function reopen(): Promise<void> {
      await store.close();
      store = await open();
    }

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it('returns any text that was set, and null for a missing key', async () => {
      await store.set(key, 'প্রশ্ন "1"\n\u0000', long);
      expect(await store.get(key)).toBe('প্রশ্ন "1"\n\u0000');
      expect(await store.get(`${key}-not`)).toBeNull();
    });

    it('replaces a value together with its expiry', async () => {
      await store.set(key, 'old', short);
      await store.set(key, 'new', long);
      await wait(250);
      expect(await store.get(key)).toBe('new');
    });

    it('removes a value when it expires', async () => {
      await store.set(key, 'a', short);
      expect(await store.get(key)).toBe('a');
      await wait(250);
      expect(await store.get(key)).toBeNull();
    });

    it('sets a value only if absent: one of a hundred concurrent calls', async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => store.setIfAbsent(key, `v${index}`, long)),
      );
      const winners = answers.flatMap((isSet, index) => (isSet ? [`v${index}`] : []));
      expect(winners).toHaveLength(1);
      expect(await store.get(key)).toBe(winners[0]);
    });

    it('sets an absent value again after it has expired', async () => {
      // Long enough for the second call to arrive in time, also on a busy machine.
      const second = { ttlMs: 1_000 };
      expect(await store.setIfAbsent(key, 'a', second)).toBe(true);
      expect(await store.setIfAbsent(key, 'b', second)).toBe(false);
      await wait(second.ttlMs + 100);
      expect(await store.setIfAbsent(key, 'c', long)).toBe(true);
      expect(await store.get(key)).toBe('c');
    });

    it('extends the expiry of a key, and returns whether it exists', async () => {
      await store.set(key, 'a', short);
      expect(await store.touch(key, 60_000)).toBe(true);
      expect(await store.touch(`${key}-not`, 60_000)).toBe(false);
      await wait(250);
      expect(await store.get(key)).toBe('a');
    });

    it('deletes values and sets, several at once', async () => {
      await store.set(key, 'a', long);
      await store.addToSet(`${key}-set`, 'm', long);
      await store.delete(key, `${key}-set`, `${key}-not`);
      await store.delete();
      expect(await store.get(key)).toBeNull();
      expect(await store.members(`${key}-set`)).toEqual([]);
    });

    it('reads a counter as its number', async () => {
      for (let n = 0; n < 3; n += 1) await store.increment(key, { ttlMs: 60_000 });
      expect(await store.get(key)).toBe('3');
    });

    it('counts every one of two hundred increments at once', async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => store.increment(key, long)));
      const counts = answers.map((answer) => answer.count).sort((a, b) => a - b);
      expect(counts).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
      expect(await store.get(key)).toBe('200');
    });

    it('sets the expiry of a count at its first increment only', async () => {
      const first = await store.increment(key, { ttlMs: 400 });
      await wait(150);
      const second = await store.increment(key, long);
      expect(first).toEqual({ count: 1, ttlMs: expect.any(Number) });
      expect(first.ttlMs).toBeGreaterThan(300);
      expect(second.count).toBe(2);
      expect(second.ttlMs).toBeLessThanOrEqual(280);
      expect(second.ttlMs).toBeGreaterThan(0);
      await wait(350);
      expect((await store.increment(key, long)).count).toBe(1);
    });

    it('stores sets without duplicates, and removes them when they expire', async () => {
      await store.addToSet(key, 'b', short);
      await store.addToSet(key, 'a', short);
      await store.addToSet(key, 'a', short);
      await store.removeFromSet(key, 'not there');
      expect([...(await store.members(key))].sort()).toEqual(['a', 'b']);
      await store.removeFromSet(key, 'a');
      expect(await store.members(key)).toEqual(['b']);
      await wait(250);
      expect(await store.members(key)).toEqual([]);
    });

    it('expires a set with its latest member', async () => {
      await store.addToSet(key, 'a', long);
      await store.addToSet(key, 'b', short);
      await wait(250);
      expect([...(await store.members(key))].sort()).toEqual(['a', 'b']);
    });

    it('does not restore the members of an expired set', async () => {
      await store.addToSet(key, 'old', short);
      await wait(250);
      await store.addToSet(key, 'new', long);
      expect(await store.members(key)).toEqual(['new']);
    });

    it('has values, counts, expiries and sets after a restart', async () => {
      await store.set(key, 'a', long);
      await store.set(`${key}-short`, 'b', short);
      await store.increment(`${key}-count`, long);
      await store.addToSet(`${key}-set`, 'm', long);
      await reopen();
      expect(await store.get(key)).toBe('a');
      expect((await store.increment(`${key}-count`, long)).count).toBe(2);
      expect(await store.members(`${key}-set`)).toEqual(['m']);
      await wait(250);
      expect(await store.get(`${key}-short`)).toBeNull();
    });

    it('stores more entries than it caches in memory', async () => {
      const keys = Array.from({ length: 500 }, (_, index) => `${key}-${index}`);
      await Promise.all(keys.map((one) => store.set(one, one, long)));
      expect(await Promise.all(keys.map((one) => store.get(one)))).toEqual(keys);
    });
  });
}
