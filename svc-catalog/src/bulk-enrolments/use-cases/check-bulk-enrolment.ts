import { firstEditMark, type Editor } from '@pathshala/service-kit/edits/edit-mark';
import type { ManyEnrolments } from '../../enrolments/ports.ts';
import { checkedRow, type BulkEnrolment, type BulkRow } from '../domain/bulk-enrolment.ts';
import type { BulkEnrolments } from '../ports.ts';

export interface CheckBulkEnrolmentDependencies {
  readonly bulkEnrolments: Pick<BulkEnrolments, 'insert'>;
  readonly manyEnrolments: Pick<ManyEnrolments, 'requireOpenCourse' | 'check'>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface CheckBulkEnrolmentCommand {
  readonly courseId: string;
  readonly studentIds: readonly string[];
  readonly editor: Editor;
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;
const stepSize = 500;

/** The dry run. Nobody is enrolled before it is confirmed. */
export function checkBulkEnrolment(deps: CheckBulkEnrolmentDependencies) {
  const { manyEnrolments, bulkEnrolments, now, newId } = deps;

  async function checkAll(courseId: string, studentIds: readonly string[]): Promise<BulkRow[]> {
    const rows: BulkRow[] = [];
    for (let from = 0; from < studentIds.length; from += stepSize) {
      const step = studentIds.slice(from, from + stepSize);
      const checked = await manyEnrolments.check(courseId, step);
      rows.push(...step.map((studentId) => checkedRow(studentId, checked)));
    }
    return rows;
  }

  return async ({ courseId, studentIds, editor }: CheckBulkEnrolmentCommand): Promise<BulkEnrolment> => {
    const { courseKind, courseName, fee } = await manyEnrolments.requireOpenCourse(courseId);
    const rows = await checkAll(courseId, [...new Set(studentIds)]);
    const ready = rows.filter(({ outcome }) => outcome === 'ready');
    const leftOut = rows.filter(({ outcome }) => outcome !== 'ready');
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
