import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BatchDirectory } from '../../batches/index.ts';
import type { CourseLookup, CoursePages, EnrolmentStatuses } from '../../enrolments/index.ts';
import { countRow, type CountedRow, type GradebookRules } from '../domain/gradebook.ts';
import { itemUnknown } from '../domain/require-weights.ts';
import type { GradebookRow, GradebookRows, RowsQuery } from '../ports.ts';
import { type FollowFacts, type ReadCourseFacts, requireCourseName } from './course-facts.ts';

interface ReadRowsDependencies {
  readonly rows: Pick<GradebookRows, 'page' | 'countAbove' | 'find' | 'findMany'>;
  readonly courses: Pick<CourseLookup, 'find'>;
  readonly coursePages: CoursePages;
  readonly batchDirectory: Pick<BatchDirectory, 'find' | 'membersOf' | 'namesOf'>;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'courseIdsOf'>;
  readonly readFacts: ReadCourseFacts;
  readonly followFacts: FollowFacts;
  readonly now: () => number;
}

interface Chosen {
  readonly batchId?: string | undefined;
  readonly students?: readonly string[] | undefined;
}

/** The students of the batch, those that were asked for, or who is both; undefined: everybody. */
function chosenStudents(batchDirectory: Pick<BatchDirectory, 'find' | 'membersOf'>) {
  return async ({ batchId, students }: Chosen): Promise<readonly string[] | undefined> => {
    if (batchId === undefined) return students;
    if ((await batchDirectory.find(batchId)) === null) {
      throw new DomainError('not-found', 'catalog.batch-not-found');
    }
    const members = await batchDirectory.membersOf(batchId);
    if (students === undefined) return members;
    const wanted = new Set(students);
    return members.filter((studentId) => wanted.has(studentId));
  };
}

export interface RankedRow extends CountedRow {
  readonly studentId: string;
  readonly rank: number | null;
}

const byTotal = '-total';

/** A page of rows, each counted by the rules of now; only their order follows stored totals. */
export function listRows(deps: ReadRowsDependencies) {
  const { rows, courses, batchDirectory, readFacts, followFacts } = deps;
  const choose = chosenStudents(batchDirectory);

  async function rankOf(found: readonly GradebookRow[], query: RowsQuery) {
    const first = found[0]?.total ?? null;
    if (query.sort !== byTotal || first === null) return () => null;
    const above = await rows.countAbove(first, query);
    const place = (query.page - 1) * query.pageSize;
    return ({ total }: GradebookRow): number | null => {
      if (total === null) return null;
      if (total === first) return above + 1;
      return place + found.findIndex((row) => row.total === total) + 1;
    };
  }

  return async (
    query: RowsQuery & Chosen & { readonly items?: readonly string[] | undefined },
  ): Promise<{ readonly items: readonly RankedRow[]; readonly total: number }> => {
    const { courseId, sort, page, pageSize } = query;
    await requireCourseName(courses, courseId);
    const facts = await readFacts(courseId);
    const known = new Set(facts.items.map(({ itemId }) => itemId));
    const by = sort.replace(/^-/u, '');
    const asked = [...(query.items ?? []), ...(by === 'total' ? [] : [by])];
    if (asked.some((itemId) => !known.has(itemId))) throw itemUnknown();
    await followFacts(facts);
    const students = await choose(query);
    const wanted = { courseId, students, sort, page, pageSize };
    const found = await rows.page(wanted);
    const rank = await rankOf(found.items, wanted);
    const listed = query.items && new Set(query.items);
    const items = found.items.map((row) => {
      const { grades, total } = countRow(row, facts);
      const shown = grades.filter(({ item }) => listed?.has(item.itemId) ?? true);
      return { studentId: row.studentId, rank: rank(row), total, grades: shown };
    });
    return { items, total: found.total };
  };
}

/** A page of the students of a course, with what they did last and their batches. */
export function listCourseMembers(deps: ReadRowsDependencies) {
  const { rows, courses, coursePages, batchDirectory } = deps;
  const choose = chosenStudents(batchDirectory);
  return async (query: Omit<RowsQuery, 'students'> & Chosen) => {
    const { courseId, sort, page, pageSize } = query;
    await requireCourseName(courses, courseId);
    const students = await choose(query);
    const found = await coursePages.page({ courseId, students, sort, page, pageSize });
    const ids = found.items.map(({ studentId }) => studentId);
    const known = new Map((await rows.findMany(courseId, ids)).map((row) => [row.studentId, row]));
    const batchIds = [...known.values()].flatMap((row) => row.batchIds);
    const names = await batchDirectory.namesOf([...new Set(batchIds)]);
    const items = found.items.map((member) => {
      const row = known.get(member.studentId);
      const times = [member.lastLessonAt, row?.lastAt ?? null].filter((time) => time !== null);
      const batches = (row?.batchIds ?? []).map((batchId) => ({ batchId, name: names.get(batchId) ?? '' }));
      return { ...member, lastActiveAt: times.toSorted().at(-1) ?? null, batches };
    });
    return { items, total: found.total };
  };
}

export interface OwnMarks extends CountedRow {
  readonly courseId: string;
  readonly courseName: string;
  readonly isReleased: boolean;
  readonly missing: GradebookRules['missing'];
}

/** A student's own row: results that are not shown yet are neither in it nor in its total. */
export function readOwnMarks(deps: ReadRowsDependencies) {
  const { rows, courses, enrolmentStatuses, readFacts, now } = deps;
  return async (courseId: string, studentId: string): Promise<OwnMarks> => {
    const courseName = await requireCourseName(courses, courseId);
    const own = await enrolmentStatuses.courseIdsOf(studentId);
    if (!own.includes(courseId)) throw new DomainError('forbidden', 'catalog.not-enrolled');
    const { items, rules } = await readFacts(courseId);
    const { isReleased, missing } = rules;
    const about = { courseId, courseName, isReleased, missing };
    if (!isReleased) return { ...about, grades: [], total: null };
    const row = (await rows.find(studentId, courseId)) ?? { batchIds: [], grades: {} };
    const { grades, total } = countRow(row, { items, rules, seenAt: now() });
    return { ...about, total, grades: grades.filter(({ state }) => state !== 'not-addressed') };
  };
}
