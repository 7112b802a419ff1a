import { pageOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { ownSession } from './own-sessions.ts';
import { formBytes, listedUser, userChange, userListQuery, userNames, userNamesQuery } from './account.ts';

const byId = z.object({ id });
const done = z.object({ message: z.string() });

export const listUsers = defineRoute({
  method: 'get',
  path: '/users',
  access: 'admin',
  permission: permissions.support,
  summary: 'All accounts, by name; q searches name, username and email',
  query: userListQuery,
  answer: pageOf(listedUser),
});

export const readUserNames = defineRoute({
  method: 'get',
  path: '/users/names',
  access: 'admin',
  permission: [permissions.marking, permissions.campaigns, permissions.support],
  limited: 'filtered',
  apiKey: true,
  summary:
    'The names of up to 100 accounts and invited people, in any order, by their ids or by a search; unknown and deleted accounts are left out',
  query: userNamesQuery,
  answer: userNames,
});

export const changeUser = defineRoute({
  method: 'patch',
  path: '/users/{id}',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id', compare: 'get /users/{id}' },
  summary:
    'Change role, permissions, the courses and batches of the rights, name or whether the account may be used; a change of rights ends its sessions',
  params: byId,
  body: userChange,
  answer: listedUser,
  errors: [
    'common.not-found',
    'auth.last-admin',
    'auth.limits-own',
    'auth.limits-need-permissions',
    'auth.limits-number',
    'auth.all-permissions-needed',
    'auth.name-required',
    'auth.name-form',
    'auth.name-long',
    'common.edited-meanwhile',
    'common.edited-meanwhile-unknown',
  ],
});

export const readUser = defineRoute({
  method: 'get',
  path: '/users/{id}',
  access: 'admin',
  permission: permissions.support,
  summary: 'One account',
  params: byId,
  answer: listedUser,
  errors: ['common.not-found'],
});

export const countUserSessions = defineRoute({
  method: 'get',
  path: '/users/{id}/sessions',
  access: 'admin',
  permission: permissions.support,
  summary: 'On how many devices the person is logged in',
  params: byId,
  answer: z.object({ count: z.int() }),
  errors: ['common.not-found'],
});

/** An open log-in of a person. Its id cannot be used to log in. */
const userLogIn = ownSession.omit({ current: true });

export type UserLogIn = z.output<typeof userLogIn>;

export const listUserLogIns = defineRoute({
  method: 'get',
  path: '/users/{id}/log-ins',
  access: 'admin',
  permission: permissions.support,
  summary:
    'Where a person is logged in: since when, on which device, from which network; the latest use first',
  params: byId,
  answer: z.object({ items: z.array(userLogIn) }),
  errors: ['common.not-found', 'auth.all-permissions-needed'],
});

export const endUserLogIn = defineRoute({
  method: 'delete',
  path: '/users/{id}/log-ins/{logInId}',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Log the person out on one device',
  params: byId.extend({ logInId: id }),
  answer: done,
  errors: ['common.not-found', 'auth.all-permissions-needed'],
});

export const endUserSessions = defineRoute({
  method: 'post',
  path: '/users/{id}/end-sessions',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Log the person out on all devices',
  params: byId,
  bodyLimit: formBytes,
  answer: done,
  errors: ['common.not-found', 'auth.all-permissions-needed'],
});

export const sendPasswordLink = defineRoute({
  method: 'post',
  path: '/users/{id}/password-link',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary: 'Mail the person a link for a new password, valid 30 minutes',
  params: byId,
  bodyLimit: formBytes,
  answer: done,
  status: 202,
  errors: [
    'common.not-found',
    'auth.all-permissions-needed',
    'auth.account-inactive',
    'auth.no-address',
    'auth.mail-later',
  ],
});

export const resetUserSecondFactor = defineRoute({
  method: 'post',
  path: '/users/{id}/reset-second-factor',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  repeatable: true,
  summary:
    'Remove authenticator app, recovery codes and passkeys of a person who lost them; ends all sessions',
  params: byId,
  bodyLimit: formBytes,
  answer: done,
  errors: ['common.not-found', 'auth.all-permissions-needed'],
});
