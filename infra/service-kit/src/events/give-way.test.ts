import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { callBegan, callEnded, giveWay } from './give-way.ts';

/** Keeps the event loop at work, turn after turn. */
async function work(untilMs: number, isDone: () => boolean): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < untilMs && !isDone()) {
    const turn = performance.now();
    while (performance.now() - turn < 4);
    await new Promise(setImmediate);
  }
}

function portion() {
  const state = { isBegun: false, waitedMs: 0 };
  const began = performance.now();
  void giveWay().then(() => {
    state.isBegun = true;
    state.waitedMs = performance.now() - began;
  });
  return state;
}

describe('work that nobody waits for', () => {
  it('begins at once where no call is in hand', async () => {
    const begun = portion();
    await new Promise(setImmediate);
    expect(begun.isBegun).toBe(true);
  });

  it('begins after the last call in hand, though the next comes at once', async () => {
    callBegan();
    callBegan();
    const begun = portion();
    callEnded();
    await work(60, () => begun.isBegun);
    expect(begun.isBegun).toBe(false);
    callEnded();
    callBegan();
    await new Promise(setImmediate);
    expect(begun.isBegun).toBe(true);
    callEnded();
  });

  it('begins while calls only wait for something', async () => {
    callBegan();
    const begun = portion();
    await wait(60);
    expect(begun.isBegun).toBe(true);
    callEnded();
  });

  it('is put off by a loop without rest, but not for ever, one portion as the other', async () => {
    callBegan();
    const all = [portion(), portion()];
    await work(2_000, () => all.every(({ isBegun }) => isBegun));
    for (const { waitedMs } of all) expect(waitedMs).toBeGreaterThan(200);
    for (const { waitedMs } of all) expect(waitedMs).toBeLessThan(1_000);
    const next = portion();
    await work(100, () => next.isBegun);
    expect(next.isBegun).toBe(false);
    callEnded();
    await new Promise(setImmediate);
    expect(next.isBegun).toBe(true);
  });
});
