import type { listAudit } from '@pathshala/svc-auth-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';

export type AuditEntry = AnswerOf<typeof listAudit>['items'][number];

export type AuditChange = NonNullable<AuditEntry['changes']>[number];
