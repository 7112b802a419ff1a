import type { AuditEntry } from './domain/audit-entry.ts';

interface AuditQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly userId?: string | undefined;
  readonly domain?: string | undefined;
}

export interface AuditEntries {
  /** Does nothing if the entry is stored already. */
  add(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(query: AuditQuery): Promise<{ readonly items: readonly AuditEntry[]; readonly total: number }>;
  /** Removes a person's name; the id stays. */
  forgetName(userId: string): Promise<void>;
}
