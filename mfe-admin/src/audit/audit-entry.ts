import type { listAudit } from '@pathshala/svc-auth-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

export type AuditEntry = AnswerOf<typeof listAudit>['items'][number];

export type AuditChange = NonNullable<AuditEntry['changes']>[number];

/** The changes that say something to a reader: ids are a fact of the entry itself. */
export function readableChanges({ changes = [] }: Pick<AuditEntry, 'changes'>): readonly AuditChange[] {
  return changes.filter(({ field }) => !/(?:^|\.)_id$/u.test(field));
}
