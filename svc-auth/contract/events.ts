import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineWaitingWorkEvent } from '@pathshala/contract-kit/waiting-work';
import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** An address was verified and its account created. */
export const userVerified = defineEvent({
  name: 'auth.user.verified.v1',
  data: z.looseObject({ userId: id, username: z.string(), name: z.string(), email: z.string() }),
});

/** An account has another verified address. `previousEmail` no longer belongs to it. */
export const userEmailChanged = defineEvent({
  name: 'auth.user.email-changed.v1',
  data: z.looseObject({
    userId: id,
    username: z.string(),
    name: z.string(),
    email: z.string(),
    previousEmail: z.string(),
  }),
});

/** The account was deleted: consumers delete personal data; results and registrations stay without the name. */
export const userDeleted = defineEvent({
  name: 'auth.user.deleted.v1',
  data: z.looseObject({ userId: id }),
});

/** Sessions of an account were ended on purpose: by log-out, a new password, an administrator. Tickets of before are revoked (decision 0015). */
export const sessionsEnded = defineEvent({
  name: 'auth.sessions.ended.v1',
  data: z.looseObject({ userId: id, endedAt: isoTime }),
});

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('auth');

export const workWaiting = defineWaitingWorkEvent('auth');
