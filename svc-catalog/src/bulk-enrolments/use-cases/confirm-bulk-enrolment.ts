import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import type { BulkEnrolment } from '../domain/bulk-enrolment.ts';
import type { BulkEnrolments } from '../ports.ts';

interface FindBulkEnrolmentDependencies {
  readonly bulkEnrolments: Pick<BulkEnrolments, 'find'>;
  readonly now: () => number;
}

/** Throws `not-found` also for one that has expired. */
export function findBulkEnrolment({ bulkEnrolments, now }: FindBulkEnrolmentDependencies) {
  return async (id: string): Promise<BulkEnrolment> => {
    const bulk = await bulkEnrolments.find(id);
    if (bulk === null || bulk.expiresAt <= now()) throw new DomainError('not-found', 'common.not-found');
    return bulk;
  };
}

interface ConfirmBulkEnrolmentDependencies {
  readonly bulkEnrolments: Pick<BulkEnrolments, 'confirm'>;
  readonly find: ReturnType<typeof findBulkEnrolment>;
  readonly now: () => number;
}

/** The job `bulk-enrolments` enrols the students. A repeat returns the progress. */
export function confirmBulkEnrolment({ bulkEnrolments, find, now }: ConfirmBulkEnrolmentDependencies) {
  return async (id: string, editor: Editor): Promise<BulkEnrolment> => {
    const bulk = await find(id);
    if (bulk.state !== 'checked') return bulk;
    if (bulk.ready === 0) throw new DomainError('conflict', 'catalog.bulk-nobody');
    const startedAt = now();
    const mark = nextEditMark(bulk, editor, { now: new Date(startedAt).toISOString() });
    await bulkEnrolments.confirm(id, { startedAt, ...mark });
    return find(id);
  };
}
