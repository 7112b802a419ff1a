import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumerateCrashPoints } from '../src/faults/enumerate-crash-points.ts';
import { foundSchool, type School } from '../src/faults/school.ts';
import { becomeStudent } from '../src/faults/stories/become-student.ts';
import { lastPlace } from '../src/faults/stories/last-place.ts';
import { sitPastYear } from '../src/faults/stories/sit-past-year.ts';
import type { Story } from '../src/faults/story.ts';

/** How often every step is tried: 200 times at night. Otherwise once, and of steps that write the same tables the first two. */
const runs = Number(process.env['CRASH_RUNS'] ?? 1);
const repetitions = runs > 1 ? Number.MAX_SAFE_INTEGER : 2;
/** After a step is before the next one, but for what a process does in between: that is looked at in the full size alone. */
const sides = runs > 1 ? (['before', 'after'] as const) : (['before'] as const);
const timeout = runs * 600_000;

describe('killed with kill -9 at its durable steps, nothing is lost and nothing doubled', () => {
  let school: School;
  beforeAll(async () => {
    school = await foundSchool();
  });
  afterAll(() => school[Symbol.dispose]());

  /** Returns the crucial steps at which no kill happened. */
  async function killAtEveryStep(story: Story, crucial: readonly string[]): Promise<string[]> {
    const missed: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const chains = await Promise.allSettled(
        sides.map((side) => enumerateCrashPoints(story, school, { side, repetitions })),
      );
      for (const chain of chains) {
        if (chain.status === 'rejected') throw chain.reason;
        const { steps, kills } = chain.value;
        console.log(`${story.title}: killed ${kills} times at ${steps.length} steps`);
        missed.push(...crucial.filter((step) => !steps.includes(`${step} (1)`)));
      }
    }
    return missed;
  }

  it('when a course is created, a student enrols, sits its past year and submits', { timeout }, async () => {
    const missed = await killAtEveryStep(sitPastYear, [
      'svc-exams: attempts',
      'bus: ready',
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

  it('when the last place is taken, waited for and cancelled', { timeout }, async () => {
    const missed = await killAtEveryStep(lastPlace, [
      'svc-campaigns: campaigns',
      'svc-exams: entitlements',
      'bus: ready',
    ]);
    expect(missed).toEqual([]);
  });
});
