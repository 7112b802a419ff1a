import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { formBytes, givenPermissions, role, user } from './account.ts';
import { classroom } from './classroom-limit.ts';

const byId = z.object({ id });
const formText = z.string().max(500).default('');
const token = z.string().max(200).default('');

const mailState = z.enum(['waiting', 'sent', 'failed']);

/** A person who was invited and has no account yet. */
export const invitation = z.object({
  _id: id,
  /** Empty for a person without an address. */
  email: z.string(),
  /** The number of the import, as people of the country dial it. */
  mobile: z.string().optional(),
  name: z.string(),
  role,
  /** Missing for an administrator with all permissions. */
  permissions: givenPermissions.optional(),
  /** Name of the administrator; null when the account was deleted. */
  invitedBy: z.string().nullable(),
  createdAt: isoTime,
  /** The mailed link works until then; `resend` mails a new one. */
  expiresAt: isoTime,
  /** In the list: the state of the mail; `failed`: all tries failed. */
  mail: mailState.optional(),
});

export type Invitation = z.infer<typeof invitation>;

/** `permissions: null` is everything; they are for administrators only. */
export const invitationForm = z.strictObject({
  email: formText,
  /** Counts for a student whose `email` is empty. */
  mobile: z.string().max(500).optional(),
  name: formText,
  role: role.default('student'),
  permissions: givenPermissions.nullable().optional(),
});

/** Lower than the limit of log-ins, because these mails go to unverified addresses. */
const invitations = { per: 'user', max: 60, windowSeconds: 3600, whenUncounted: 'refuse' } as const;

export const inviteUser = defineRoute({
  method: 'post',
  path: '/users/invite',
  access: 'admin',
  permission: permissions.support,
  limit: { ...invitations, name: 'invitation' },
  audit: { id: 'answer._id' },
  summary:
    'Invite a person by a one-time link, mailed or by SMS, valid 7 days; with all permissions also administrators',
  body: invitationForm,
  bodyLimit: formBytes,
  answer: invitation,
  status: 201,
  errors: [
    'auth.fields-required',
    'auth.email-invalid',
    'auth.mobile-invalid',
    'auth.name-required',
    'auth.name-form',
    'auth.name-long',
    'auth.account-exists',
    'auth.already-invited',
    'auth.all-permissions-needed',
  ],
});

export const listInvitations = defineRoute({
  method: 'get',
  path: '/users/invitations',
  access: 'admin',
  permission: permissions.support,
  summary: 'Invitations that nobody has accepted yet, newest first; q searches names and addresses',
  query: pageQuery.extend({
    sort: sortOf(['invited', 'name', 'email', 'expires']).default('-invited'),
    role: role.optional(),
    /** `expired`: the mailed link no longer works. */
    state: z.enum(['open', 'expired']).optional(),
    mail: mailState.optional(),
    /** `qr`: people without an address, who are shown a QR code. */
    by: z.enum(['mail', 'qr']).optional(),
  }),
  answer: pageOf(invitation),
});

/** People whose links are shown in one call. */
export const maxShownInvitations = 100;

export const showInvitations = defineRoute({
  method: 'post',
  path: '/users/invitations/links',
  access: 'admin',
  permission: permissions.support,
  audit: {},
  repeatable: true,
  limit: { ...invitations, max: 2_000, name: 'invitation-links' },
  summary:
    'The links of invited people without an address, for QR codes that are shown or printed; valid 7 days from now. Links by SMS no longer work',
  body: z.strictObject({ ids: z.array(id).min(1).max(maxShownInvitations) }),
  bodyLimit: formBytes,
  answer: z.object({
    /** In any order; people with an address, and those who accepted, are left out. */
    items: z.array(
      z.object({
        _id: id,
        name: z.string(),
        mobile: z.string().optional(),
        username: z.string().optional(),
        url: z.string(),
        expiresAt: isoTime,
      }),
    ),
  }),
});

export const resendInvitation = defineRoute({
  method: 'post',
  path: '/users/invitations/{id}/resend',
  access: 'admin',
  permission: permissions.support,
  limit: { ...invitations, max: 1_000, name: 'invitation-again' },
  audit: { id: 'params.id' },
  summary: 'Mail a new link, valid 7 days; earlier links no longer work; at most three times an hour',
  params: byId,
  bodyLimit: formBytes,
  answer: invitation,
  errors: [
    'common.not-found',
    'auth.all-permissions-needed',
    'auth.invitation-sent-often',
    'auth.invitation-by-qr',
    'auth.sms-away',
  ],
});

export const withdrawInvitation = defineRoute({
  method: 'delete',
  path: '/users/invitations/{id}',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary: 'Withdraw an invitation: its link no longer works',
  params: byId,
  answer: z.object({ _id: id, undoUntil: isoTime }),
  errors: ['common.not-found', 'auth.all-permissions-needed'],
});

export const restoreInvitation = defineRoute({
  method: 'post',
  path: '/users/invitations/{id}/restore',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary: 'Undo the withdrawal of an invitation, within 10 minutes: its link works again',
  params: byId,
  bodyLimit: formBytes,
  answer: invitation,
  errors: [
    'common.not-found',
    'auth.all-permissions-needed',
    'auth.restore-too-late',
    'auth.account-exists',
    'auth.already-invited',
  ],
});

/** A POST, so that the token is in no address and in no log. */
export const openInvitation = defineRoute({
  method: 'post',
  path: '/auth/invitation',
  access: 'visitor',
  limit: { ...classroom, name: 'invitation' },
  summary: 'The person of a mailed invitation',
  body: z.strictObject({ token }),
  bodyLimit: formBytes,
  answer: invitation.pick({ email: true, mobile: true, name: true, role: true }).extend({
    /** The username in the import; the person may choose another. */
    username: z.string().optional(),
  }),
  errors: ['auth.invitation-invalid'],
});

export const acceptInvitation = defineRoute({
  method: 'post',
  path: '/auth/invitation/accept',
  access: 'visitor',
  limit: { ...classroom, name: 'invitation' },
  summary: 'Choose username and password by a mailed invitation; creates the account and logs in',
  body: z.strictObject({
    token,
    name: formText,
    username: formText,
    password: z.string().max(1000).default(''),
  }),
  bodyLimit: formBytes,
  answer: user,
  status: 201,
  errors: [
    'auth.invitation-invalid',
    'auth.fields-required',
    'auth.username-length',
    'auth.username-form',
    'auth.username-script',
    'auth.username-mobile',
    'auth.username-taken',
    'auth.name-required',
    'auth.name-form',
    'auth.name-long',
    'auth.password-short',
    'auth.password-long',
    'auth.password-common',
    'auth.password-product',
    'auth.password-personal',
  ],
});
