import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { Identity } from '../identity/identity.ts';
import type { Logger } from '../telemetry/logger.ts';
import { nameOf } from './routes.ts';

/** What an administrator changed. */
export interface AuditEntry {
  readonly userId: string;
  readonly name: string | null;
  /** The route as declared: `patch /users/{id}`. */
  readonly route: string;
  /** Of what was changed; null where the call held no text in that place. */
  readonly id: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly requestId: string;
}

export interface AuditLog {
  /** Called after the change was made and before it is answered. Must not reject: the change cannot be taken back. */
  record(entry: AuditEntry): Promise<void>;
}

/** Writes the entries to the service's own log. */
export function createLoggedAudit(log: Logger): AuditLog {
  return { record: async (entry) => log.info({ audit: entry }, 'an administrator changed something') };
}

export interface AuditedCall {
  readonly identity: Identity;
  readonly requestId: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly answer: unknown;
}

/** The entry of a call that succeeded; null where none is to be recorded. */
export function auditEntryOf(route: RouteDefinition, call: AuditedCall, now: number): AuditEntry | null {
  const { audit } = route;
  const { role, userId, name } = call.identity;
  if (audit === undefined || role !== 'admin' || userId === null) return null;
  const [place, field] = audit.id.split('.') as ['params' | 'body' | 'answer', string];
  const holder = call[place];
  const id: unknown =
    typeof holder === 'object' && holder !== null && Object.hasOwn(holder, field)
      ? (holder as Record<string, unknown>)[field]
      : undefined;
  return {
    userId,
    name,
    route: nameOf(route),
    id: typeof id === 'string' ? id : null,
    at: new Date(now).toISOString(),
    requestId: call.requestId,
  };
}
