import DataLoader from 'dataloader';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { CourseWork } from '../../assignments/index.ts';
import type { BatchDirectory } from '../../batches/index.ts';
import type { CourseMembers } from '../../enrolments/index.ts';
import { countRow, type Grade, percentOf, type StudentGrades } from '../domain/gradebook.ts';
import { gradeOfHandIn, gradeOfResults } from '../domain/results.ts';
import type { GradebookRow, GradebookRows, GradedResults, StatedResult } from '../ports.ts';
import type { CourseFacts, ReadCourseFacts } from './course-facts.ts';

interface RefreshRowDependencies {
  readonly rows: Pick<GradebookRows, 'findMany' | 'write' | 'courseIdsOf'>;
  readonly results: Pick<GradedResults, 'ofStudents'>;
  readonly courseWork: Pick<CourseWork, 'ofStudents'>;
  readonly courseMembers: Pick<CourseMembers, 'among'>;
  readonly batchDirectory: Pick<BatchDirectory, 'batchesOfEach'>;
  readonly readFacts: ReadCourseFacts;
}

const maxTries = 12;
const backOffMs = 20;
/** Results arrive in crowds: the rows of those that arrive within this time are read and counted together. */
const gatherMs = 20;
const writesAtOnce = 25;

type Counted = Pick<GradebookRow, 'total' | 'percents'>;

/** The stored total and percentages by the facts of the course. */
export function countedBy({ items, rules }: CourseFacts, student: StudentGrades): Counted {
  const { grades, total } = countRow(student, { items, rules });
  const marked = grades.flatMap(({ item, score }) =>
    score === null ? [] : [[item.itemId, Math.round(percentOf(score) * 100) / 100] as const],
  );
  return { total, percents: Object.fromEntries(marked) };
}

function gradesOf(results: readonly StatedResult[]): readonly (readonly [string, Grade])[] {
  return [...Map.groupBy(results, ({ examId }) => examId)].flatMap(([examId, ofExam]) => {
    const grade = gradeOfResults(ofExam);
    return grade === null ? [] : [[examId, grade] as const];
  });
}

/** A student in a course; `isRepair`: whatever is stored beside the row is written anew. */
interface Place {
  readonly studentId: string;
  readonly courseId: string;
  readonly isRepair: boolean;
}

/**
 * Stores rows by what is stored now, in whatever order their events arrive. A row is read before the results and written only
 * if nobody has written it since, so that an older state never replaces a newer one. Returns who has to be tried again.
 */
function refreshCourse(deps: RefreshRowDependencies) {
  const { rows, results, courseWork, courseMembers, batchDirectory, readFacts } = deps;
  return async (courseId: string, places: readonly Place[], isRetry: boolean): Promise<Set<string>> => {
    const ids = [...new Set(places.map(({ studentId }) => studentId))];
    const repaired = new Set(places.filter(({ isRepair }) => isRepair).map(({ studentId }) => studentId));
    const before = new Map((await rows.findMany(courseId, ids)).map((row) => [row.studentId, row]));
    const [members, batches, taken, handedIn, facts] = await Promise.all([
      courseMembers.among(courseId, ids),
      batchDirectory.batchesOfEach(ids),
      results.ofStudents(ids, courseId),
      courseWork.ofStudents(ids),
      readFacts(courseId),
    ]);
    const resultsOf = Map.groupBy(taken, ({ studentId }) => studentId);
    const workOf = Map.groupBy(handedIn, ({ studentId }) => studentId);
    const lost = new Set<string>();
    await mapInBatches(ids, writesAtOnce, async (studentId) => {
      const stored = before.get(studentId) ?? null;
      const isMember = members.has(studentId);
      if (stored === null && !isMember) return;
      const own = { taken: resultsOf.get(studentId) ?? [], handedIn: workOf.get(studentId) ?? [] };
      const place = { courseId, studentId, isMember, batchIds: batches.get(studentId) ?? [] };
      const options = { isRetry: isRetry || repaired.has(studentId) };
      if (!(await rows.write(rowOf(facts, place, own), stored, options))) lost.add(studentId);
    });
    return lost;
  };
}

type HandedIn = Awaited<ReturnType<CourseWork['ofStudents']>>;

function rowOf(
  facts: CourseFacts,
  place: Pick<GradebookRow, 'courseId' | 'studentId' | 'isMember' | 'batchIds'>,
  { taken, handedIn }: { readonly taken: readonly StatedResult[]; readonly handedIn: HandedIn },
): Omit<GradebookRow, '_id' | 'rev'> {
  const own = new Set(facts.items.map(({ itemId }) => itemId));
  const work = handedIn.filter(({ assignmentId }) => own.has(assignmentId));
  const times = [...taken.map(({ submittedAt }) => submittedAt), ...work.map(({ handedInAt }) => handedInAt)];
  const grades = Object.fromEntries([
    ...gradesOf(taken),
    ...work.map((one) => [one.assignmentId, gradeOfHandIn(one)] as const),
  ]);
  const facing = { ...place, grades };
  return { ...facing, ...countedBy(facts, facing), lastAt: times.toSorted().at(-1) ?? null };
}

/** Refreshes the row of a student in a course, together with the others that are asked for in the same moment. */
export function refreshRow(deps: RefreshRowDependencies) {
  const refresh = refreshCourse(deps);

  async function refreshUntilWritten(courseId: string, places: readonly Place[]): Promise<void> {
    let left = places;
    for (let tries = 1; left.length > 0; tries += 1) {
      if (tries > maxTries) throw new DomainError('conflict', 'common.conflict');
      if (tries > 1) await sleep(backOffMs * tries);
      const lost = await refresh(courseId, left, tries > 1);
      left = left.filter(({ studentId }) => lost.has(studentId));
    }
  }

  const loader = new DataLoader<Place, undefined>(
    async (places) => {
      const failures = new Map<string, Error>();
      for (const [courseId, ofCourse] of Map.groupBy(places, ({ courseId: id }) => id)) {
        try {
          await refreshUntilWritten(courseId, ofCourse);
        } catch (error) {
          failures.set(courseId, error instanceof Error ? error : new Error(String(error)));
        }
      }
      return places.map(({ courseId }) => failures.get(courseId));
    },
    { cache: false, batchScheduleFn: (run) => setTimeout(run, gatherMs) },
  );
  return async (studentId: string, courseId: string, isRepair = false): Promise<void> =>
    loader.load({ studentId, courseId, isRepair });
}

export type RefreshRow = ReturnType<typeof refreshRow>;

/** A student who joined or left a batch: what is addressed to it counts, or does no more. */
export function refreshStudent(rows: Pick<GradebookRows, 'courseIdsOf'>, refresh: RefreshRow) {
  return async (studentId: string): Promise<void> => {
    for (const courseId of await rows.courseIdsOf(studentId)) await refresh(studentId, courseId);
  };
}
