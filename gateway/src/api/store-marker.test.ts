import { describe, expect, it } from 'vitest';
import { createStoreMarker } from './store-marker.ts';

describe('the marker of the session store', () => {
  it('is not asked for again within a second of a failure', async () => {
    let [time, asked] = [0, 0];
    const get = () => {
      asked += 1;
      return Promise.reject(new Error('away'));
    };
    const marker = createStoreMarker({ get, setIfAbsent: async () => true }, () => time);
    for (const [at, times] of [
      [0, 1],
      [999, 1],
      [1000, 2],
    ] as const) {
      time = at;
      await expect(marker.read()).rejects.toThrow(/away|did not answer/u);
      expect(asked).toBe(times);
    }
  });

  it('is never one that was not stored', async () => {
    const full = { get: async () => null, setIfAbsent: async () => false };
    const marker = createStoreMarker(full, () => 0);
    await expect(marker.read()).rejects.toThrow('was not stored');
    expect(marker.recent()).toBeNull();
  });
});
