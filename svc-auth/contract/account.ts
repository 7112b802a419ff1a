import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { dayRange, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, revision } from '@pathshala/contract-kit/revision';
import { maxLimits } from '@pathshala/rules/limited-rights';
import { grantablePermissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** Form fields default to an empty string, so that a missing field is rejected by its rule with the text of spec §5. */
const formText = z.string().max(500).default('');
const secret = z.string().max(1000).default('');

export const role = z.enum(['student', 'admin']);

/** The language of the interface and of mails. */
export const language = z.enum(['bn', 'en']);
/** The permissions of an administrator. In answers missing means all, as `null` does in a body. */
export const givenPermissions = z.array(z.enum(grantablePermissions)).min(1).max(grantablePermissions.length);

const limitedIds = z.array(id).max(maxLimits).default([]);
/** The courses and batches to which the rights of an administrator are limited; at least one, at most `maxLimits` together. */
export const limitedTo = z.strictObject({ courseIds: limitedIds, batchIds: limitedIds });

/** Maximum body of an account form in bytes. It is low because these routes are open to visitors. */
export const formBytes = 4_000;

/** The user of a session: the response of login, verification and `GET /users/user`. */
export const user = z.object({
  _id: id,
  username: z.string(),
  name: z.string(),
  /** The student's names of the profile in both languages, `বাংলা | English`; left out where they are not both known. */
  fullName: z.string().optional(),
  /** Empty for an account without an address. */
  email: z.string(),
  /** The proved mobile number, as people of the country dial it; left out without one. */
  mobile: z.string().optional(),
  role,
  /** Left out until the owner has chosen one. */
  language: language.optional(),
  /** Set for an administrator who must set up two-step log-in before anything else. */
  needsSecondFactor: z.literal(true).optional(),
  /** Missing for an administrator who may do everything. */
  permissions: givenPermissions.optional(),
  /** Missing for an administrator whose rights are not limited. */
  limitedTo: limitedTo.optional(),
});

export type User = z.infer<typeof user>;

/**
 * The user of the session. `participant`: a visitor without an account who sits one exam (decision 0017); `_id` is that of the
 * registration, `username` is empty.
 */
export const sessionUser = user.extend({
  role: z.enum(['participant', ...role.options]),
  /** Set for a participant: the exam, and when the session ends. */
  participation: z.object({ campaignId: id, until: isoTime }).optional(),
});

/** A user in the administrators' list. */
export const listedUser = user.extend({
  active: z.boolean(),
  createdAt: isoTime,
  /** The latest change by an administrator. */
  ...edited,
});

export type ListedUser = z.infer<typeof listedUser>;

/** Either `ids`, at most 100 separated by commas, or `q`; without both the answer is empty. */
export const userNamesQuery = z.object({
  ids: idList.optional(),
  /** Searches names, user names and addresses of accounts. */
  q: z.string().trim().min(1).max(100).optional(),
});

export const userNames = z.object({
  items: z.array(user.pick({ _id: true, name: true })),
  /** Set when a search found more people than the answer names. */
  hasMore: z.boolean().optional(),
});

export const signupInput = z.strictObject({
  username: formText,
  name: formText,
  email: formText,
  /** Counts where `email` is empty. */
  mobile: z.string().max(500).optional(),
  password: secret,
});

export const verifyInput = z.strictObject({ otp: z.string().max(20).default('') });

/** Either `email`, `mobile` or `username`; a number is found as `username`, too. */
export const loginInput = z.strictObject({
  email: z.string().max(500).optional(),
  mobile: z.string().max(500).optional(),
  username: z.string().max(500).optional(),
  password: secret,
});

/** Either `email`, `mobile` or `username`; a number is found as `username`, too. */
export const linkRequest = z.strictObject({
  email: z.string().max(500).optional(),
  mobile: z.string().max(500).optional(),
  username: z.string().max(500).optional(),
});

const linkToken = z.string().max(200).default('');

export const resetInput = z.strictObject({ token: linkToken, password: secret });

export const unlockInput = z.strictObject({ token: linkToken });

/** `message` is for display; the code can be sent again after `resendAfterSeconds`. */
export const codeSent = z.object({ message: z.string(), resendAfterSeconds: z.number() });

/** One's own account. A new `password` or `username` needs `currentPassword`; a change of only the language keeps the session. */
export const ownAccountChange = z.strictObject({
  name: z.string().max(500).optional(),
  username: z.string().max(500).optional(),
  password: z.string().max(1000).optional(),
  language: language.optional(),
  currentPassword: secret,
});

export const ownAccountDeletion = z.strictObject({ password: secret });

/** `role`, `permissions` and `limitedTo` are for administrators with all permissions; nobody limits the own rights. */
export const userChange = z.strictObject({
  role: role.optional(),
  permissions: givenPermissions.nullable().optional(),
  /** null: not limited. */
  limitedTo: limitedTo.nullable().optional(),
  name: z.string().max(500).optional(),
  active: z.boolean().optional(),
  rev: revision.optional(),
});

/** Sorted by name, unless another column is named. */
export const userListQuery = pageQuery.extend({
  sort: sortOf(['name', 'username', 'email', 'role', 'active', 'created']).default('name'),
  role: role.optional(),
  active: z.stringbool().optional(),
  ...dayRange('created'),
});
