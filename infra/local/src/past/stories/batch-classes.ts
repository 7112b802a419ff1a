import type { AttendanceState } from '@pathshala/svc-catalog-contract/attendance';
import { markAttendance } from '@pathshala/svc-catalog-contract/attendance-routes';
import { addBatchMembers } from '@pathshala/svc-catalog-contract/batch-members';
import type { BatchForm } from '@pathshala/svc-catalog-contract/batches';
import { createClassSeries, listClasses } from '@pathshala/svc-catalog-contract/class-routes';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { Student } from '../people.ts';
import { dayMs, hourMs, minuteMs, type School } from '../school.ts';

export interface WeeklyClasses {
  readonly title: string;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly startTime: string;
}

/** How many days before today the classes begin, and after it end. */
export const classDays = { before: 38, after: 28 } as const;

interface Taught {
  readonly batchId: string;
  readonly details: Pick<BatchForm, 'teacherName' | 'room'>;
  readonly classes: WeeklyClasses;
  /** Each joins before the first class after `joinDelayMs`. */
  readonly students: readonly Student[];
  /** The time from the sign-up of a student until the batch is asked for. */
  readonly joinDelayMs: (student: Student) => number;
}

/** A student is most often there; about every seventh is one who misses more. */
function stateDrawn(school: School, student: Student, classId: number): AttendanceState {
  const random = school.random.fork(`attendance of ${student.username} ${classId}`);
  const misses = school.random.fork(`misses ${student.username}`).chance(0.15) ? 0.25 : 0;
  const drawn = random.next();
  if (drawn < 0.86 - misses) return 'present';
  if (drawn < 0.93 - misses / 2) return 'late';
  return drawn < 0.99 ? 'absent' : 'excused';
}

async function schedule(
  { setter, at, now }: School,
  { batchId, details: { teacherName, room }, classes }: Taught,
) {
  const series = await setter.call(at(classDays.before, 18), createClassSeries, {
    body: {
      ...classes,
      weekdays: [...classes.weekdays],
      batchId,
      teacher: teacherName,
      room,
      durationMinutes: 90,
      from: dhakaDayOf(now - classDays.before * dayMs),
      until: dhakaDayOf(now + classDays.after * dayMs),
    },
  });
  const query = { page: 1, pageSize: 100, sort: 'start', show: 'past', seriesId: series._id } as const;
  return (await setter.call(now, listClasses, { query })).items;
}

/**
 * Holds the classes of a batch one after the other, each with the students who have joined by then, and marks them. What nobody
 * marked is ended before the next class, when no later student is a member yet. Returns when each student joined.
 */
export async function holdClasses(school: School, taught: Taught): Promise<ReadonlyMap<Student, number>> {
  const { admin, setter } = school;
  const { batchId, students, joinDelayMs } = taught;
  const joinedAt = new Map<Student, number>();
  for (const [place, { _id, startsAt, endsAt }] of (await schedule(school, taught)).entries()) {
    const joinsAt = Date.parse(startsAt) - 26 * hourMs;
    const joining = students.filter((one) => !joinedAt.has(one) && one.joinedAt + joinDelayMs(one) < joinsAt);
    if (joining.length > 0) {
      const body = { studentIds: joining.map(({ id }) => id) };
      await admin.call(joinsAt, addBatchMembers, { params: { id: batchId }, body });
      for (const student of joining) joinedAt.set(student, joinsAt);
    }
    if (joinedAt.size === 0) continue;
    const marks = [...joinedAt.keys()].map((one) => ({
      studentId: one.id,
      state: stateDrawn(school, one, place),
    }));
    const endedAt = Date.parse(endsAt);
    await setter.call(endedAt - 15 * minuteMs, markAttendance, { params: { id: _id }, body: { marks } });
    await school.runJob('close-attendance', endedAt + 6 * hourMs + minuteMs);
  }
  return joinedAt;
}
