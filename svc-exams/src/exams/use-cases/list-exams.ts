import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Reader } from '@pathshala/service-kit/identity/reader';
import type { AttemptHistories } from '../../attempts/index.ts';
import type { Entitlements } from '../../entitlements/index.ts';
import type { ExamHead } from '../domain/exam.ts';
import type { ParentRef } from '../domain/exam-place.ts';
import { ownExam, type OwnExam } from '../domain/own-exam.ts';
import type { ExamQuery, Exams, Outlines } from '../ports.ts';
import { requirePlace } from './find-place.ts';

export interface ListExamsDependencies {
  readonly exams: Exams;
  readonly outlines: Outlines;
  readonly histories: AttemptHistories;
  readonly entitlements: Pick<Entitlements, 'coursesOf' | 'has'>;
  readonly now: () => number;
}

/** The rows of administrators, or the exams of a student with the own attempts. */
export type FoundExams =
  | { readonly isForStudent: false; readonly items: readonly ExamHead[]; readonly total: number }
  | { readonly isForStudent: true; readonly items: readonly OwnExam[]; readonly total: number };

type Filters = Omit<ExamQuery, 'sort' | 'courseIds'> & {
  readonly sort?: string | undefined;
  readonly courseId?: string | undefined;
};

export function describeForStudent({ histories, now }: Pick<ListExamsDependencies, 'histories' | 'now'>) {
  return async (studentId: string, exams: readonly ExamHead[]): Promise<OwnExam[]> => {
    const ids = exams.map(({ _id }) => _id);
    const found = await histories.ofStudent(studentId, ids);
    const time = now();
    return exams.map((exam) => ownExam(exam, found.get(exam._id) ?? [], time));
  };
}

function findExams(deps: ListExamsDependencies) {
  const describe = describeForStudent(deps);
  return async (query: ExamQuery, { userId, isAdmin }: Reader): Promise<FoundExams> => {
    const { items, total } = await deps.exams.list(query);
    if (isAdmin) return { isForStudent: false, items, total };
    return { isForStudent: true, items: await describe(userId, items), total };
  };
}

/** Students find the exams of their courses. */
export function listExams(deps: ListExamsDependencies) {
  const find = findExams(deps);
  return async ({ courseId, sort, ...filters }: Filters, reader: Reader): Promise<FoundExams> => {
    const courseIds = courseId === undefined ? undefined : [courseId];
    if (reader.isAdmin) return find({ ...filters, sort: sort ?? '-changed', courseIds }, reader);
    const enrolled = await deps.entitlements.coursesOf(reader.userId);
    const own = enrolled.filter((id) => courseId === undefined || id === courseId);
    return find({ ...filters, sort: sort ?? '-start', courseIds: own }, reader);
  };
}

/** Throws `not-found` for an unknown parent, and `forbidden` where a student is not enrolled in its course. */
export function listExamsOfParent(deps: ListExamsDependencies) {
  const placeOf = requirePlace(deps);
  const find = findExams(deps);
  return async (
    parent: ParentRef,
    { sort, ...filters }: Omit<Filters, 'parentType' | 'parentId' | 'courseId'>,
    reader: Reader,
  ): Promise<FoundExams> => {
    const { courseId } = await placeOf(parent);
    await requireEnrolled(deps, courseId, reader);
    return find({ ...filters, ...parent, sort: sort ?? 'number' }, reader);
  };
}

export async function requireEnrolled(
  { entitlements }: Pick<ListExamsDependencies, 'entitlements'>,
  courseId: string,
  { userId, isAdmin }: Reader,
): Promise<void> {
  if (isAdmin || (await entitlements.has(userId, { kind: 'course', id: courseId }))) return;
  throw new DomainError('forbidden', 'exams.not-enrolled');
}
