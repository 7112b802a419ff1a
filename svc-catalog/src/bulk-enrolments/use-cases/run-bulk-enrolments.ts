import { inParts } from '@pathshala/service-kit/platform/in-parts';
import type { EnrollableCourse, ManyEnrolments } from '../../enrolments/ports.ts';
import type { BulkEnrolment, BulkRow } from '../domain/bulk-enrolment.ts';
import type { BulkEnrolments } from '../ports.ts';

export interface RunBulkEnrolmentsDependencies {
  readonly bulkEnrolments: BulkEnrolments;
  readonly manyEnrolments: Pick<ManyEnrolments, 'findCourse' | 'enrol'>;
  readonly now: () => number;
}

const enrolledAtOnce = 10;
/** A process that has stopped within a batch is replaced after this time. */
const leaseMs = 30_000;

/** The job `bulk-enrolments`. An enrolment exists once, so a batch that is repeated after a crash changes nothing. */
export function runBulkEnrolments(deps: RunBulkEnrolmentsDependencies) {
  const { bulkEnrolments, manyEnrolments, now } = deps;

  async function runBatch(
    held: BulkEnrolment,
    course: EnrollableCourse,
    rows: readonly BulkRow[],
  ): Promise<number> {
    const enrolledAt = new Date(held.startedAt).toISOString();
    const results = await inParts(rows, enrolledAtOnce, async ({ studentId }): Promise<BulkRow> => {
      return { studentId, outcome: await manyEnrolments.enrol({ studentId, course, enrolledAt }) };
    });
    await bulkEnrolments.replaceBatch(held._id, held.done, results);
    return results.filter(({ outcome }) => outcome === 'enrolled').length;
  }

  async function run(acquired: BulkEnrolment): Promise<void> {
    let held = acquired;
    for (;;) {
      const course = await manyEnrolments.findCourse(held.courseId);
      if (course === null) {
        await bulkEnrolments.progress(held, { state: 'stopped', leaseUntil: 0 });
        return;
      }
      const rows = await bulkEnrolments.batch(held._id, held.done);
      const enrolled = rows.length === 0 ? 0 : await runBatch(held, course, rows);
      const isDone = held.done + rows.length >= held.ready;
      const change = {
        done: held.done + rows.length,
        enrolled: held.enrolled + enrolled,
        skipped: held.skipped + rows.length - enrolled,
        leaseUntil: isDone ? 0 : now() + leaseMs,
        state: isDone ? ('done' as const) : ('running' as const),
      };
      const isHeld = await bulkEnrolments.progress(held, change);
      if (isDone || !isHeld) return;
      held = { ...held, ...change };
    }
  }

  return async (): Promise<void> => {
    for (;;) {
      const found = await bulkEnrolments.acquire(now(), now() + leaseMs);
      if (found === null) return;
      await run(found);
    }
  };
}
