import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';
import { classroom } from './classroom-limit.ts';
import { formBytes, linkRequest, resetInput, unlockInput } from './account.ts';

const done = z.object({ message: z.string() });

export const forgotPassword = defineRoute({
  method: 'post',
  path: '/auth/forgot',
  access: 'visitor',
  limit: { ...classroom, name: 'password' },
  summary: 'Mail a link for a new password, valid 30 minutes; the answer is the same for any address',
  body: linkRequest,
  bodyLimit: formBytes,
  answer: done,
  status: 202,
  errors: ['auth.fields-required'],
});

export const resetPassword = defineRoute({
  method: 'post',
  path: '/auth/reset',
  access: 'visitor',
  limit: { ...classroom, name: 'password' },
  summary: 'Choose a new password by the mailed link; every session of the account ends',
  body: resetInput,
  bodyLimit: formBytes,
  answer: done,
  errors: [
    'auth.link-invalid',
    'auth.fields-required',
    'auth.password-short',
    'auth.password-long',
    'auth.password-common',
    'auth.password-product',
    'auth.password-personal',
  ],
});

export const unlockLink = defineRoute({
  method: 'post',
  path: '/auth/unlock-link',
  access: 'visitor',
  limit: { ...classroom, name: 'password' },
  summary: 'Mail a link past a lock-out, valid 30 minutes; the answer is the same for any address',
  body: linkRequest,
  bodyLimit: formBytes,
  answer: done,
  status: 202,
  errors: ['auth.fields-required'],
});

export const unlock = defineRoute({
  method: 'post',
  path: '/auth/unlock',
  access: 'visitor',
  limit: { ...classroom, name: 'password' },
  summary: 'By the mailed link: failed log-ins of others no longer keep this browser out',
  body: unlockInput,
  bodyLimit: formBytes,
  answer: done,
  errors: ['auth.link-invalid'],
});
