import type { AuditAction, AuditEntry } from './domain/audit-entry.ts';

interface AuditQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly userId?: string | undefined;
  readonly domain?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly thing?: string | undefined;
  /** Text in the entry. */
  readonly q?: string | undefined;
  readonly id?: string | undefined;
  /** First and last day in Dhaka, `2026-01-31`. */
  readonly atFrom?: string | undefined;
  readonly atTo?: string | undefined;
}

export interface AuditEntries {
  /** Does nothing if the entry is stored already. */
  add(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery): Promise<{ readonly items: readonly AuditEntry[]; readonly total: number }>;
  /** Removes a person's name and address, and the personal data in entries about the person's account; ids stay. */
  forgetPerson(userId: string): Promise<void>;
}
