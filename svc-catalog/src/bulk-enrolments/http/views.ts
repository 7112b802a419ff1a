import type { BulkEnrolment as BulkView } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import type { BulkEnrolment } from '../domain/bulk-enrolment.ts';

export function bulkView(bulk: BulkEnrolment): BulkView {
  const { _id, courseId, courseKind, courseName, fee, state, edited } = bulk;
  const { total, ready, already, unknown, done, enrolled, skipped, invited = 0, waiting = 0 } = bulk;
  return {
    _id,
    courseId,
    courseKind,
    courseName,
    fee,
    state,
    createdAt: new Date(bulk.createdAt).toISOString(),
    createdBy: edited.by,
    expiresAt: new Date(bulk.expiresAt).toISOString(),
    total,
    ready,
    already,
    unknown,
    done,
    enrolled,
    skipped,
    invited,
    waiting,
  };
}
