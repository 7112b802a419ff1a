import { defineEvent } from '@pathshala/contract-kit/event';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** An address was proved and an account begun. svc-auth itself makes sure of the student record. */
export const userVerified = defineEvent({
  name: 'auth.user.verified.v1',
  data: z.looseObject({ userId: id, username: z.string(), name: z.string(), email: z.string() }),
});

/** The account is gone: forget the name, keep results and registrations. */
export const userDeleted = defineEvent({
  name: 'auth.user.deleted.v1',
  data: z.looseObject({ userId: id }),
});
