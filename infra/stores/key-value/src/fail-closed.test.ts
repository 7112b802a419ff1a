import { describe, expect, it } from 'vitest';
import { failClosed } from './fail-closed.ts';
import type { KeyValue } from './port.ts';

const cause = new Error('connection lost');
const fail = () => Promise.reject(cause);
const unavailableStore: KeyValue = {
  get: fail,
  set: fail,
  setIfAbsent: fail,
  touch: fail,
  delete: fail,
  increment: fail,
  addToSet: fail,
  removeFromSet: fail,
  members: fail,
  ping: fail,
  close: async () => undefined,
};

describe('failing closed', () => {
  const counters = failClosed(unavailableStore);
  const options = { ttlMs: 1000 };

  it.each([
    ['get', () => counters.get('key')],
    ['set', () => counters.set('key', 'value', options)],
    ['setIfAbsent', () => counters.setIfAbsent('key', 'value', options)],
    ['delete', () => counters.delete('key')],
    ['increment', () => counters.increment('key', options)],
  ])('makes every failure of %s an `unavailable` error with its cause', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'common.unavailable',
      detail: { retryAfterSeconds: 2 },
      cause,
    });
  });
});
