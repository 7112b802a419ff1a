import type { AuditChange } from '@pathshala/contract-kit/audit';

/** A change that an administrator made, as the service that made it reported it. */
export interface AuditEntry {
  /** The id of the event: an entry is stored once, however often it is delivered. */
  readonly _id: string;
  /** The service without `svc-`. */
  readonly domain: string;
  readonly userId: string;
  readonly name: string | null;
  readonly route: string;
  readonly id: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly requestId: string;
  /** null when the account of the administrator was deleted; missing, like `changes`, in entries of before it was recorded. */
  readonly address?: string | null;
  readonly changes?: readonly AuditChange[];
}

/** The fields of an account that are not about the person: they stay when the account is deleted. */
const impersonal: ReadonlySet<string> = new Set(['role', 'active', 'createdAt']);

/** What stays of the changes of a person's account when the person is deleted. */
export function withoutPerson(changes: readonly AuditChange[]): AuditChange[] {
  return changes.filter(({ field }) => impersonal.has(field) || field.startsWith('permissions['));
}
