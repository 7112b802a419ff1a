import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { z } from 'zod';

export { accountLimits } from '@pathshala/rules/account';

/** Form fields default to empty, so that the rule and its message answer for what is missing (spec §5). */
const formText = z.string().max(500).default('');
const secret = z.string().max(1000).default('');

export const role = z.enum(['student', 'admin']);

/** Largest body of an account form, in bytes: it is read before anybody is known. */
export const formBytes = 4_000;

/** The session's user, as login, verification and `GET /users/user` answer it. */
export const user = z.object({
  _id: id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role,
});

export type User = z.infer<typeof user>;

/** A user as the administrator's list shows it. */
export const listedUser = user.extend({ active: z.boolean(), createdAt: isoTime });

export type ListedUser = z.infer<typeof listedUser>;

export const signupInput = z.strictObject({
  username: formText,
  name: formText,
  email: formText,
  password: secret,
});

export const verifyInput = z.strictObject({ otp: z.string().max(20).default('') });

/** Either `email` or `username`. */
export const loginInput = z.strictObject({
  email: z.string().max(500).optional(),
  username: z.string().max(500).optional(),
  password: secret,
});

/** Either `email` or `username`. */
export const linkRequest = z.strictObject({
  email: z.string().max(500).optional(),
  username: z.string().max(500).optional(),
});

const linkToken = z.string().max(200).default('');

export const resetInput = z.strictObject({ token: linkToken, password: secret });

export const unlockInput = z.strictObject({ token: linkToken });

/** `message` is for people; the code may be sent again after `resendAfterSeconds`. */
export const codeSent = z.object({ message: z.string(), resendAfterSeconds: z.number() });

/** One's own account. A new `password` or `username` needs `currentPassword`. */
export const ownAccountChange = z.strictObject({
  name: z.string().max(500).optional(),
  username: z.string().max(500).optional(),
  password: z.string().max(1000).optional(),
  currentPassword: secret,
});

export const ownAccountDeletion = z.strictObject({ password: secret });

export const userChange = z.strictObject({
  role: role.optional(),
  name: z.string().max(500).optional(),
  active: z.boolean().optional(),
});

/** Sorted by name either way. */
export const userListQuery = pageQuery.extend({
  sort: z.enum(['name', '-name']).default('name'),
  role: role.optional(),
  active: z.stringbool().optional(),
});
