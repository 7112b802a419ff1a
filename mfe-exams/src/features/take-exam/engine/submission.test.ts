import type { Result } from '@pathshala/svc-exams-contract/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubmission, type Phase } from './submission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = (): undefined => undefined;

/** The milliseconds after the deadline at which a page submits, with this grace and this random number. */
async function submitsAfter(graceMs: number, random: number): Promise<number> {
  let phase: Phase = 'open';
  let sentAt = Number.NaN;
  const deadline = Date.now();
  const submission = createSubmission({
    graceMs,
    random: () => random,
    phase: () => phase,
    onPhase: (next) => {
      phase = next;
    },
    timeLeft: () => deadline - Date.now(),
    resync: () => Promise.resolve(),
    isStale: () => false,
    unsaved: () => [],
    subjects: { send: () => Promise.resolve() },
    submit: () => {
      sentAt = Date.now();
      return Promise.resolve({} as Result);
    },
    onReopened: nothing,
    saving: { flush: nothing, pause: nothing, resume: nothing, onOver: nothing },
    onTrouble: nothing,
    onRefused: nothing,
    onDone: nothing,
  });
  submission.watch();
  await vi.advanceTimersByTimeAsync(20_000);
  submission.stop();
  return sentAt - deadline;
}

describe('the submit of a page at the deadline', () => {
  it.each([1000, 3000, 10_000])(
    'is spread over two thirds of a grace of %i ms, the rest is for the network [ADM-30]',
    async (graceMs) => {
      expect(await submitsAfter(graceMs, 0)).toBe(0);
      const last = await submitsAfter(graceMs, 0.9999);
      expect(last).toBeGreaterThan(graceMs * 0.6);
      expect(last).toBeLessThanOrEqual((graceMs * 2) / 3);
    },
  );
});
