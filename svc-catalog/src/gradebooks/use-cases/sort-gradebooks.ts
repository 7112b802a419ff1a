import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { CourseMembers } from '../../enrolments/index.ts';
import type { GradebookOrder, GradebookOrders, GradebookRow, GradebookRows } from '../ports.ts';
import type { CourseFacts, ReadCourseFacts } from './course-facts.ts';
import { countedBy, type RefreshRow } from './refresh-row.ts';

interface SortGradebooksDependencies {
  readonly orders: GradebookOrders;
  readonly rows: Pick<GradebookRows, 'findMany' | 'write'>;
  readonly courseMembers: Pick<CourseMembers, 'after'>;
  readonly readFacts: ReadCourseFacts;
  readonly refresh: RefreshRow;
  readonly now: () => number;
}

const coursesAtOnce = 20;
const membersAtOnce = 200;
const writesAtOnce = 25;

function isCounted(row: GradebookRow, { total, percents }: ReturnType<typeof countedBy>): boolean {
  const stored = Object.keys(row.percents);
  const isSame = stored.length === Object.keys(percents).length;
  return row.total === total && isSame && stored.every((id) => row.percents[id] === percents[id]);
}

/**
 * The job `sort-gradebooks`: stores the total of each student by the rules that a course has now. A student without a row, of
 * before there were gradebooks, gets one. Interrupted, it continues where it was.
 */
export function sortGradebooks(deps: SortGradebooksDependencies) {
  const { orders, rows, courseMembers, readFacts, refresh, now } = deps;

  async function recount(facts: CourseFacts, studentId: string, row: GradebookRow | undefined) {
    await nextTurn();
    if (row === undefined) return refresh(studentId, facts.courseId);
    const counted = countedBy(facts, row);
    if (isCounted(row, counted)) return undefined;
    const { _id, rev: _rev, ...fields } = row;
    // Somebody has just written it: it is read anew.
    if (!(await rows.write({ ...fields, ...counted }, row))) await refresh(studentId, facts.courseId, true);
    return undefined;
  }

  async function recountCourse(order: GradebookOrder): Promise<void> {
    const facts = await readFacts(order._id);
    if (facts.stamp !== order.stamp) return orders.begin(order._id, facts.stamp, now());
    let { cursor } = order;
    for (;;) {
      const members = await courseMembers.after(order._id, cursor, membersAtOnce);
      const ids = members.map(({ studentId }) => studentId);
      const known = new Map((await rows.findMany(order._id, ids)).map((row) => [row.studentId, row]));
      await mapInBatches(ids, writesAtOnce, (studentId) => recount(facts, studentId, known.get(studentId)));
      const last = members.at(-1);
      if (!(await orders.advance(order, last?.enrolmentId ?? null)) || last === undefined) return undefined;
      cursor = last.enrolmentId;
    }
  }

  return async (): Promise<void> => {
    for (const order of await orders.due(now(), coursesAtOnce)) await recountCourse(order);
  };
}
