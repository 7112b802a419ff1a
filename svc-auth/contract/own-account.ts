import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';
import { formBytes, ownAccountChange, ownAccountDeletion, user } from './account.ts';

/** The routes of the account page. */
export * from './data-download.ts';
export * from './email-change.ts';
export * from './mobile-change.ts';

export const changeOwnAccount = defineRoute({
  method: 'put',
  path: '/user',
  access: 'student',
  summary: 'Change one’s own name, username, password or language',
  body: ownAccountChange,
  answer: user,
  bodyLimit: formBytes,
  errors: [
    'auth.fields-required',
    'auth.password-wrong',
    'auth.login-locked',
    'auth.username-taken',
    'auth.username-length',
    'auth.username-form',
    'auth.username-script',
    'auth.username-mobile',
    'auth.password-short',
    'auth.password-common',
    'auth.password-product',
    'auth.password-personal',
  ],
});

export const deleteOwnAccount = defineRoute({
  method: 'delete',
  path: '/user',
  access: 'student',
  summary: 'Delete one’s own account; results and registrations are kept without the name',
  body: ownAccountDeletion,
  answer: z.object({ message: z.string() }),
  bodyLimit: formBytes,
  errors: ['auth.fields-required', 'auth.password-wrong', 'auth.login-locked', 'auth.last-admin'],
});
