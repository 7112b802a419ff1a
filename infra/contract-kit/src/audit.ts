import { z } from 'zod';
import { defineEvent, type EventDefinition } from './event.ts';
import { id, isoTime } from './scalars.ts';

/** What an administrator changed. */
export const auditEntry = z.looseObject({
  /** The administrator. */
  userId: id,
  name: z.string().nullable(),
  /** The route as declared: `patch /users/{id}`. */
  route: z.string(),
  /** Of what was changed; null where there is only one such thing. */
  id: z.string().nullable(),
  at: isoTime,
  requestId: z.string(),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** The event by which a service reports what its audited routes did: `exams.audit.recorded.v1` for `exams`. */
export function defineAuditEvent<Domain extends string>(
  domain: Domain,
): EventDefinition<`${Domain}.audit.recorded.v1`, typeof auditEntry> {
  return defineEvent({ name: `${domain}.audit.recorded.v1`, data: auditEntry });
}
