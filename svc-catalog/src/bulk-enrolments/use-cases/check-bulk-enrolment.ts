import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { ManyEnrolments } from '../../enrolments/index.ts';
import { checkedRow, invitedRow, type BulkEnrolment, type BulkRow } from '../domain/bulk-enrolment.ts';
import type { BulkEnrolments } from '../ports.ts';

interface CheckBulkEnrolmentDependencies {
  readonly bulkEnrolments: Pick<BulkEnrolments, 'insert'>;
  readonly manyEnrolments: Pick<ManyEnrolments, 'requireOpenCourse' | 'check'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CheckBulkEnrolmentCommand {
  readonly courseId: string;
  readonly studentIds: readonly string[];
  /** Ids of invitations. */
  readonly invitedIds: readonly string[];
  readonly editor: Editor;
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;
const stepSize = 500;

/** The dry run. Nobody is enrolled before it is confirmed. */
export function checkBulkEnrolment(deps: CheckBulkEnrolmentDependencies) {
  const { manyEnrolments, bulkEnrolments, now, newId } = deps;

  async function checkAll(courseId: string, ids: readonly string[], rowOf: typeof checkedRow) {
    const rows: BulkRow[] = [];
    for (let from = 0; from < ids.length; from += stepSize) {
      const step = ids.slice(from, from + stepSize);
      const checked = await manyEnrolments.check(courseId, step);
      rows.push(...step.map((id) => rowOf(id, checked)));
    }
    return rows;
  }

  return async (command: CheckBulkEnrolmentCommand): Promise<BulkEnrolment> => {
    const { courseId, editor } = command;
    const studentIds = new Set(command.studentIds);
    const invitedIds = [...new Set(command.invitedIds)].filter((id) => !studentIds.has(id));
    const { courseKind, courseName, fee } = await manyEnrolments.requireOpenCourse(courseId);
    const rows = [
      ...(await checkAll(courseId, [...studentIds], checkedRow)),
      ...(await checkAll(courseId, invitedIds, invitedRow)),
    ];
    const isReady = ({ outcome }: BulkRow) => outcome === 'ready' || outcome === 'to-wait';
    const ready = rows.filter(isReady);
    const leftOut = rows.filter((row) => !isReady(row));
    const already = leftOut.filter(({ outcome }) => outcome === 'already').length;
    const createdAt = now();
    const bulk: BulkEnrolment = {
      _id: newId(),
      courseId,
      courseKind,
      courseName,
      fee,
      state: 'checked',
      createdAt,
      expiresAt: createdAt + lifetimeMs,
      total: rows.length,
      ready: ready.length,
      already,
      unknown: leftOut.length - already,
      invited: ready.filter(({ outcome }) => outcome === 'to-wait').length,
      waiting: 0,
      startedAt: 0,
      done: 0,
      enrolled: 0,
      skipped: 0,
      leaseUntil: 0,
      ...firstEditMark(editor, new Date(createdAt).toISOString()),
    };
    await bulkEnrolments.insert(bulk, { ready, 'left-out': leftOut });
    return bulk;
  };
}
