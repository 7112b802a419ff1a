import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { user } from './account.ts';

/**
 * The account as stored. Passwords, codes and links are stored as hashes and are not part of it; the student record, and
 * what other services store, have calls of their own.
 */
export const ownData = z.object({
  account: user.extend({ createdAt: isoTime }),
  /** A new address that is not proved yet. */
  pendingEmail: z.string().nullable(),
});

export const readOwnData = defineRoute({
  method: 'get',
  path: '/users/data',
  access: 'student',
  summary: 'The account part of the download of one’s own data',
  answer: ownData,
  errors: ['auth.account-gone'],
});
