import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumerateCrashPoints } from '../src/faults/enumerate-crash-points.ts';
import { foundSchool, type School } from '../src/faults/school.ts';
import { becomeStudent } from '../src/faults/stories/become-student.ts';
import { lastPlace } from '../src/faults/stories/last-place.ts';
import { sitPastYear } from '../src/faults/stories/sit-past-year.ts';
import type { Story } from '../src/faults/story.ts';

/**
 * The full size, at night, kills before and after every durable step. Otherwise before the first of the steps that write the
 * same tables, the crucial ones and every eighth of the others: after a step is before the next one, but for what a process
 * does in between.
 */
const isFull = process.env['CRASH_POINTS'] === 'all';
const repetitions = isFull ? Number.MAX_SAFE_INTEGER : 1;
const sides = isFull ? (['before', 'after'] as const) : (['before'] as const);
const timeout = isFull ? 3_600_000 : 600_000;

describe('killed with kill -9 at its durable steps, nothing is lost and nothing doubled', () => {
  let school: School;
  beforeAll(async () => {
    school = await foundSchool();
  });
  afterAll(() => school[Symbol.dispose]());

  /** Returns the crucial steps at which no kill happened. */
  async function killAtEveryStep(story: Story, crucial: readonly string[]): Promise<string[]> {
    const always = isFull ? null : crucial.map((step) => `${step} (1)`);
    const chains = await Promise.allSettled(
      sides.map((side) => enumerateCrashPoints(story, school, { side, repetitions, always })),
    );
    return chains.flatMap((chain) => {
      if (chain.status === 'rejected') throw chain.reason;
      const { steps, kills } = chain.value;
      console.log(`${story.title}: killed ${kills} times at ${steps.length} steps`);
      return crucial.filter((step) => !steps.includes(`${step} (1)`));
    });
  }

  it('when a course is created, a student enrols, sits its past year and submits', { timeout }, async () => {
    const missed = await killAtEveryStep(sitPastYear, [
      'svc-exams: attempts',
      'bus: log',
      'svc-catalog: enrolments',
    ]);
    expect(missed).toEqual([]);
  });

  it('when a visitor registers for a campaign, signs up and verifies the address', { timeout }, async () => {
    const missed = await killAtEveryStep(becomeStudent, [
      'svc-auth: users',
      'key-value: entries',
      'a mail in its place',
    ]);
    expect(missed).toEqual([]);
  });

  it('when the last place is taken, waited for and cancelled [EVT-01]', { timeout }, async () => {
    const missed = await killAtEveryStep(lastPlace, [
      'svc-campaigns: campaigns',
      'svc-exams: entitlements',
      'bus: log',
    ]);
    expect(missed).toEqual([]);
  });
});
