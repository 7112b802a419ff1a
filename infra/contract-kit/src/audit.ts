import { z } from 'zod';
import { defineEvent, type EventDefinition } from './event.ts';
import { id, isoTime } from './scalars.ts';

/** A field that a call changed: `units[u1].title`. null where there was, or is, no such field. Long texts are cut. */
export const auditChange = z.looseObject({
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});

export type AuditChange = z.output<typeof auditChange>;

/** A change that an administrator made. */
export const auditEntry = z.looseObject({
  /** The administrator. */
  userId: id,
  name: z.string().nullable(),
  /** The route as declared: `patch /users/{id}`. */
  route: z.string(),
  /** The id of the changed thing; null if there is only one such thing. */
  id: z.string().nullable(),
  /** The name of the thing for people; missing if no field has one, and in entries from before it was recorded. */
  title: z.string().nullish(),
  at: isoTime,
  requestId: z.string(),
  /** The network address of the administrator; missing in entries of before it was recorded. */
  address: z.string().nullish(),
  /** The device as it named itself (`User-Agent`), cut; missing in entries of before it was recorded. */
  device: z.string().nullish(),
  /** The changes, at most 40 and without secrets. */
  changes: z.array(auditChange).optional(),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** The event by which a service reports what its audited routes did: `exams.audit.recorded.v1` for `exams`. */
export function defineAuditEvent<Domain extends string>(
  domain: Domain,
): EventDefinition<`${Domain}.audit.recorded.v1`, typeof auditEntry> {
  return defineEvent({ name: `${domain}.audit.recorded.v1`, data: auditEntry });
}
