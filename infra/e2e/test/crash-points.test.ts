import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumerateCrashPoints } from '../src/faults/enumerate-crash-points.ts';
import { foundSchool, type School } from '../src/faults/school.ts';
import { becomeStudent } from '../src/faults/stories/become-student.ts';
import { lastPlace } from '../src/faults/stories/last-place.ts';
import { sitPastYear } from '../src/faults/stories/sit-past-year.ts';

/** How often every step is tried; F1 of the project's goals asks for 200. */
const runs = Number(process.env['CRASH_RUNS'] ?? 1);

describe('killed with kill -9 at every durable step', () => {
  let school: School;
  beforeAll(async () => {
    school = await foundSchool();
  });
  afterAll(() => school.remove());

  it.each([
    { ...sitPastYear, crucial: ['svc-exams: attempts', 'bus: ready', 'svc-catalog: enrolments'] },
    { ...becomeStudent, crucial: ['svc-auth: users', 'key-value: entries', 'a mail in its place'] },
    { ...lastPlace, crucial: ['svc-campaigns: campaigns', 'svc-campaigns: registrations', 'bus: ready'] },
  ])(
    'loses nothing and doubles nothing: $title',
    { timeout: runs * 300_000 },
    async ({ crucial, ...story }) => {
      for (let run = 0; run < runs; run += 1) {
        const chains = await Promise.allSettled([
          enumerateCrashPoints(story, school, 'before'),
          enumerateCrashPoints(story, school, 'after'),
        ]);
        const failed = chains.find((chain) => chain.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
        const [before, after] = chains.map((chain) => (chain.status === 'fulfilled' ? chain.value : []));
        console.log(`killed at ${before?.length} steps before and ${after?.length} after they were durable`);
        for (const point of crucial) {
          expect(before).toContain(`${point} (1)`);
          expect(after).toContain(`${point} (1)`);
        }
      }
    },
  );
});
