import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRequestActivity, type RequestActivity } from './request-activity.ts';

/** Keeps the event loop busy. */
async function work(untilMs: number, isDone: () => boolean): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < untilMs && !isDone()) {
    const sliceStartedAt = performance.now();
    while (performance.now() - sliceStartedAt < 4);
    await new Promise(setImmediate);
  }
}

function batchOf(activity: RequestActivity) {
  const batch = { isStarted: false, waitedMs: 0 };
  const askedAt = performance.now();
  void activity.whenIdle().then(() => {
    batch.isStarted = true;
    batch.waitedMs = performance.now() - askedAt;
  });
  return batch;
}

describe('background work', () => {
  it('starts at once when no request is in progress', async () => {
    const batch = batchOf(createRequestActivity());
    await new Promise(setImmediate);
    expect(batch.isStarted).toBe(true);
  });

  it('starts after the last request in progress, even if another one follows at once', async () => {
    const activity = createRequestActivity();
    activity.requestStarted();
    activity.requestStarted();
    const batch = batchOf(activity);
    activity.requestEnded();
    await work(60, () => batch.isStarted);
    expect(batch.isStarted).toBe(false);
    activity.requestEnded();
    activity.requestStarted();
    await new Promise(setImmediate);
    expect(batch.isStarted).toBe(true);
  });

  it('starts while requests only wait for a disk or another server', async () => {
    const activity = createRequestActivity();
    activity.requestStarted();
    const batch = batchOf(activity);
    const startedAt = performance.now();
    // The batch starts after 500 ms in any case; this is before.
    while (!batch.isStarted && performance.now() - startedAt < 400) await wait(10);
    expect(batch.isStarted).toBe(true);
  });

  it('starts after half a second on an event loop that is never idle', async () => {
    const activity = createRequestActivity();
    activity.requestStarted();
    const batches = [batchOf(activity), batchOf(activity)];
    await work(2_000, () => batches.every(({ isStarted }) => isStarted));
    for (const { waitedMs } of batches) expect(waitedMs).toBeGreaterThan(450);
    for (const { waitedMs } of batches) expect(waitedMs).toBeLessThan(2_000);
    const next = batchOf(activity);
    await work(100, () => next.isStarted);
    expect(next.isStarted).toBe(false);
    activity.requestEnded();
    await new Promise(setImmediate);
    expect(next.isStarted).toBe(true);
  });
});
