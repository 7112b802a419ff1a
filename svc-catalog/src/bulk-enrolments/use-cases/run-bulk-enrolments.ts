import { runLeasedWork, type Step } from '@pathshala/back-office/leased-work';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { EnrollableCourse, ManyEnrolments } from '../../enrolments/index.ts';
import type { BulkEnrolment, BulkRow } from '../domain/bulk-enrolment.ts';
import type { BulkEnrolments } from '../ports.ts';
import type { enrolOrWait } from './enrol-or-wait.ts';

interface RunBulkEnrolmentsDependencies {
  readonly bulkEnrolments: BulkEnrolments;
  readonly manyEnrolments: Pick<ManyEnrolments, 'findCourse' | 'enrol'>;
  readonly enrolOrWait: ReturnType<typeof enrolOrWait>;
  readonly now: () => number;
}

interface Counts {
  readonly enrolled: number;
  readonly waiting: number;
}

const nobody: Counts = { enrolled: 0, waiting: 0 };

const enrolledAtOnce = 10;

/** The job `bulk-enrolments`. An enrolment exists once, so a batch that is repeated after a crash changes nothing. */
export function runBulkEnrolments(deps: RunBulkEnrolmentsDependencies) {
  const { bulkEnrolments, manyEnrolments, now } = deps;

  async function runBatch(
    held: BulkEnrolment,
    course: EnrollableCourse,
    rows: readonly BulkRow[],
  ): Promise<Counts> {
    const enrolledAt = new Date(held.startedAt).toISOString();
    const results = await mapInBatches(
      rows,
      enrolledAtOnce,
      async ({ studentId, outcome }): Promise<BulkRow> => {
        const isStudent = outcome !== 'to-wait' && outcome !== 'waiting';
        return {
          studentId,
          outcome: isStudent
            ? await manyEnrolments.enrol({ studentId, course, enrolledAt })
            : await deps.enrolOrWait({ personId: studentId, bulkId: held._id, course, enrolledAt }),
        };
      },
    );
    await bulkEnrolments.replaceBatch(held._id, held.done, results);
    const count = (wanted: BulkRow['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
    return { enrolled: count('enrolled'), waiting: count('waiting') };
  }

  async function step(held: BulkEnrolment): Promise<Step<BulkEnrolment>> {
    const course = await manyEnrolments.findCourse(held.courseId);
    if (course === null) return { change: { state: 'stopped' }, isLast: true };
    const rows = await bulkEnrolments.batch(held._id, held.done);
    const { enrolled, waiting } = rows.length === 0 ? nobody : await runBatch(held, course, rows);
    const isLast = held.done + rows.length >= held.ready;
    const change = {
      done: held.done + rows.length,
      enrolled: held.enrolled + enrolled,
      waiting: (held.waiting ?? 0) + waiting,
      skipped: held.skipped + rows.length - enrolled - waiting,
      state: isLast ? ('done' as const) : ('running' as const),
    };
    return { change, isLast };
  }

  return runLeasedWork(bulkEnrolments, { now, step });
}
