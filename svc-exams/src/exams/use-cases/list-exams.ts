import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { Reader } from '@pathshala/service-kit/identity/reader';
import type { AttemptHistories } from '../../attempts/index.ts';
import { type Entitlements, refusalWithoutRight } from '../../entitlements/index.ts';
import type { LocksFor } from '../../openings/index.ts';
import type { ExamHead } from '../domain/exam.ts';
import type { ParentRef } from '../domain/exam-place.ts';
import { ownExam, type OwnExam } from '../domain/own-exam.ts';
import type { ExamQuery, Exams, LimitedReach, Outlines } from '../ports.ts';
import { requirePlace } from './find-place.ts';

interface ListExamsDependencies {
  readonly exams: Pick<Exams, 'list'>;
  readonly entitlements: Pick<Entitlements, 'batchesOf' | 'coursesOf' | 'has'>;
  readonly describe: DescribeForStudent;
}

/** The rows of administrators, or the exams of a student with the own attempts. */
export type FoundExams =
  | { readonly isForStudent: false; readonly items: readonly ExamHead[]; readonly total: number }
  | { readonly isForStudent: true; readonly items: readonly OwnExam[]; readonly total: number };

type Filters = Omit<ExamQuery, 'sort' | 'courseIds' | 'batchIds' | 'within'> & {
  readonly sort?: string | undefined;
  readonly courseId?: string | undefined;
};

interface DescribeForStudentDependencies {
  readonly locksFor: LocksFor;
  readonly histories: Pick<AttemptHistories, 'ofStudent'>;
  readonly now: () => number;
}

export function describeForStudent({ histories, locksFor, now }: DescribeForStudentDependencies) {
  return async (studentId: string, exams: readonly ExamHead[]): Promise<OwnExam[]> => {
    const ids = exams.map(({ _id }) => _id);
    const found = await histories.ofStudent(studentId, ids);
    const time = now();
    const findLock = locksFor(studentId, time);
    return Promise.all(
      exams.map(async (exam) => {
        const { _id: paperId, courseId, parentId } = exam;
        const lock = await findLock({ paperId, courseId, parent: { id: parentId } });
        return ownExam(exam, { history: found.get(paperId) ?? [], lock, now: time });
      }),
    );
  };
}

export type DescribeForStudent = ReturnType<typeof describeForStudent>;

/** A student finds the exams that are addressed to everybody or to the own batches. */
function findExams({ exams, entitlements, describe }: ListExamsDependencies) {
  return async (query: ExamQuery, { userId, isAdmin }: Reader): Promise<FoundExams> => {
    const addressed = isAdmin ? {} : { batchIds: await entitlements.batchesOf(userId) };
    const { items, total } = await exams.list({ ...query, ...addressed });
    if (isAdmin) return { isForStudent: false, items, total };
    return { isForStudent: true, items: await describe(userId, items), total };
  };
}

/** Students find the exams of their courses. */
export function listExams(deps: ListExamsDependencies & { readonly limitedReach: LimitedReach }) {
  const find = findExams(deps);
  return async (
    { courseId, sort, ...filters }: Filters,
    reader: Reader,
    limitedTo?: LimitedTo,
  ): Promise<FoundExams> => {
    const courseIds = courseId === undefined ? undefined : [courseId];
    const within = limitedTo && (await deps.limitedReach.of(limitedTo));
    if (reader.isAdmin) return find({ ...filters, sort: sort ?? '-changed', courseIds, within }, reader);
    const enrolled = await deps.entitlements.coursesOf(reader.userId);
    const own = enrolled.filter((id) => courseId === undefined || id === courseId);
    return find({ ...filters, sort: sort ?? '-start', courseIds: own }, reader);
  };
}

interface ListExamsOfParentDependencies extends ListExamsDependencies {
  readonly outlines: Pick<Outlines, 'courseIdOf' | 'find'>;
}

/** Throws `not-found` for an unknown parent, and `forbidden` where a student is not enrolled in its course. */
export function listExamsOfParent(deps: ListExamsOfParentDependencies) {
  const find = findExams(deps);
  return async (
    parent: ParentRef,
    { sort, ...filters }: Omit<Filters, 'parentType' | 'parentId' | 'courseId'>,
    reader: Reader,
  ): Promise<FoundExams> => {
    const { courseId } = await requirePlace(deps.outlines, parent);
    await requireEnrolled(deps, courseId, reader);
    return find({ ...filters, ...parent, sort: sort ?? 'number' }, reader);
  };
}

export async function requireEnrolled(
  { entitlements }: { readonly entitlements: Pick<Entitlements, 'has'> },
  courseId: string,
  { userId, isAdmin }: Reader,
): Promise<void> {
  if (isAdmin || (await entitlements.has(userId, { kind: 'course', id: courseId }))) return;
  throw new DomainError('forbidden', 'exams.not-enrolled');
}

/** Throws `forbidden` for an exam that is addressed to batches of others. */
export async function requireAddressed(
  { entitlements }: { readonly entitlements: Pick<Entitlements, 'has'> },
  { courseId, batchIds }: Pick<ExamHead, 'courseId' | 'batchIds'>,
  studentId: string,
): Promise<void> {
  const scope = { kind: 'course', id: courseId, ...(batchIds && { batchIds }) } as const;
  const refusal = refusalWithoutRight(scope, await entitlements.has(studentId, scope));
  if (refusal !== null) throw refusal;
}
