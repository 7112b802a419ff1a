import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const done = z.object({ message: z.string() });

/** A session of the caller. Its id cannot be used to log in. */
export const ownSession = z.object({
  id,
  /** `Chrome on Android`; empty for an unknown device. */
  device: z.string(),
  /** The client address without its last part; empty for an unknown address. */
  address: z.string(),
  beganAt: isoTime,
  /** Exact to 5 minutes. */
  usedAt: isoTime,
  /** The session of this call. */
  current: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = defineRoute({
  method: 'get',
  path: '/users/sessions',
  access: 'student',
  summary: 'Sessions of the caller, the latest use first',
  answer: z.object({ items: z.array(ownSession) }),
});

export const endOwnSession = defineRoute({
  method: 'delete',
  path: '/users/sessions/{id}',
  access: 'student',
  repeatable: true,
  summary: 'End one of the caller’s sessions',
  params: z.object({ id }),
  answer: done,
  errors: ['common.not-found'],
});

export const endOtherSessions = defineRoute({
  method: 'delete',
  path: '/users/sessions',
  access: 'student',
  repeatable: true,
  summary: 'End every session of the caller but the one of this call',
  answer: done,
});
