import { DomainError } from '@pathshala/contract-kit/domain-error';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CourseWork } from '../../assignments/index.ts';
import type { BatchDirectory } from '../../batches/index.ts';
import type { CourseMembers } from '../../enrolments/index.ts';
import { countRow, type Grade, percentOf, type StudentGrades } from '../domain/gradebook.ts';
import { gradeOfHandIn, gradeOfResults } from '../domain/results.ts';
import type { GradebookRow, GradebookRows, GradedResults, StatedResult } from '../ports.ts';
import type { CourseFacts, ReadCourseFacts } from './course-facts.ts';

interface RefreshRowDependencies {
  readonly rows: Pick<GradebookRows, 'find' | 'write' | 'courseIdsOf'>;
  readonly results: Pick<GradedResults, 'ofStudent'>;
  readonly courseWork: Pick<CourseWork, 'ofStudent'>;
  readonly courseMembers: Pick<CourseMembers, 'isMember'>;
  readonly batchDirectory: Pick<BatchDirectory, 'batchesOf'>;
  readonly readFacts: ReadCourseFacts;
}

const maxTries = 12;
const backOffMs = 20;

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

/**
 * Stores the row of a student by what is stored now, in whatever order its events arrive. The row is read before the results
 * and written only if nobody has written it since, so that an older state never replaces a newer one.
 */
export function refreshRow(deps: RefreshRowDependencies) {
  const { rows, results, courseWork, courseMembers, batchDirectory, readFacts } = deps;

  async function current(studentId: string, courseId: string): Promise<Omit<GradebookRow, '_id' | 'rev'>> {
    const [isMember, batchIds, taken, handedIn, facts] = await Promise.all([
      courseMembers.isMember(courseId, studentId),
      batchDirectory.batchesOf(studentId),
      results.ofStudent(studentId, courseId),
      courseWork.ofStudent(studentId),
      readFacts(courseId),
    ]);
    const own = new Set(facts.items.map(({ itemId }) => itemId));
    const work = handedIn.filter(({ assignmentId }) => own.has(assignmentId));
    const times = [
      ...taken.map(({ submittedAt }) => submittedAt),
      ...work.map(({ handedInAt }) => handedInAt),
    ];
    const grades = Object.fromEntries([
      ...gradesOf(taken),
      ...work.map((one) => [one.assignmentId, gradeOfHandIn(one)] as const),
    ]);
    const facing = { courseId, studentId, isMember, batchIds, grades };
    return { ...facing, ...countedBy(facts, facing), lastAt: times.toSorted().at(-1) ?? null };
  }

  return async (studentId: string, courseId: string, isRepair = false): Promise<void> => {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const before = await rows.find(studentId, courseId);
      const row = await current(studentId, courseId);
      if (before === null && !row.isMember) return;
      if (await rows.write(row, before, { isRetry: isRepair || tries > 1 })) return;
      await sleep(backOffMs * tries);
    }
    throw new DomainError('conflict', 'common.conflict');
  };
}

export type RefreshRow = ReturnType<typeof refreshRow>;

/** A student who joined or left a batch: what is addressed to it counts, or does no more. */
export function refreshStudent(rows: Pick<GradebookRows, 'courseIdsOf'>, refresh: RefreshRow) {
  return async (studentId: string): Promise<void> => {
    for (const courseId of await rows.courseIdsOf(studentId)) await refresh(studentId, courseId);
  };
}
