import type { AuditChange, AuditEntry } from '@pathshala/contract-kit/audit';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { Identity } from '../identity/identity.ts';
import { auditTitle } from './audit-title.ts';
import { nameOf } from './routes.ts';

export interface AuditLog {
  /** Called after the change was made and before it is answered. Must not reject: the change cannot be taken back. */
  record(entry: AuditEntry): Promise<void>;
}

const deviceCharacters = 400;

export interface AuditedCall {
  readonly identity: Identity;
  readonly requestId: string;
  /** `User-Agent`; may be empty. */
  readonly userAgent: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly answer: unknown;
  /** The values that describe the changed thing, the best first. */
  readonly described: readonly unknown[];
  readonly changes: readonly AuditChange[];
}

/** The entry of a call that succeeded; null where none is to be recorded. */
export function auditEntryOf(route: RouteDefinition, call: AuditedCall, now: number): AuditEntry | null {
  const { audit } = route;
  const { userId, name, address } = call.identity;
  if (audit === undefined || !isAudited(route, call.identity) || userId === null) return null;
  const id = audit.id === undefined ? null : idAt(audit.id, call);
  const title = auditTitle({ id, values: call.described });
  return {
    userId,
    name,
    route: nameOf(route),
    id,
    ...(title !== null && { title }),
    at: new Date(now).toISOString(),
    requestId: call.requestId,
    address,
    device: call.userAgent === '' ? null : call.userAgent.slice(0, deviceCharacters).toWellFormed(),
    changes: [...call.changes],
  };
}

/** Whether a successful call of this caller is recorded. */
export function isAudited({ audit }: RouteDefinition, { role }: Identity): boolean {
  return audit !== undefined && role === 'admin';
}

/** Null where the call holds no text in that place. */
function idAt(path: string, call: AuditedCall): string | null {
  const [place, field] = path.split('.') as ['params' | 'body' | 'answer', string];
  const holder = call[place];
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, field)) return null;
  const id = (holder as Record<string, unknown>)[field];
  return typeof id === 'string' ? id : null;
}
