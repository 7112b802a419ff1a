import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';
import { classroom } from './classroom-limit.ts';
import { formBytes, linkRequest, resetInput, unlockInput } from './account.ts';

const done = z.object({ message: z.string() });

/**
 * `request` belongs to the code that a number gets by SMS: `<request>.<code>` is then the token, for ten minutes and five tries. The answer
 * has it for every account, known or not; left out where no SMS are sent.
 */
const asked = z.object({ message: z.string(), request: z.string().optional() });

export const forgotPassword = defineRoute({
  method: 'post',
  path: '/auth/forgot',
  access: 'visitor',
  limit: { ...classroom, name: 'password' },
  summary:
    'Mail a link for a new password, valid 30 minutes, or send a code to a number; the answer is the same for any of them',
  body: linkRequest,
  bodyLimit: formBytes,
  answer: asked,
  status: 202,
  errors: ['auth.fields-required'],
});

export const resetPassword = defineRoute({
  method: 'post',
  path: '/auth/reset',
  access: 'visitor',
  limit: { ...classroom, name: 'password' },
  summary:
    'Choose a new password by the mailed link or the code of an SMS; every session of the account ends',
  body: resetInput,
  bodyLimit: formBytes,
  answer: done,
  errors: [
    'auth.link-invalid',
    'auth.sms-code-wrong',
    'auth.otp-invalid',
    'auth.otp-tries',
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
  summary:
    'Mail a link past a lock-out, valid 30 minutes, or send a code to a number; the answer is the same for any of them',
  body: linkRequest,
  bodyLimit: formBytes,
  answer: asked,
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
  errors: ['auth.link-invalid', 'auth.sms-code-wrong', 'auth.otp-invalid', 'auth.otp-tries'],
});
