import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { codeSent, formBytes, user, verifyInput } from './account.ts';
import { classroom } from './classroom-limit.ts';

/** A new address that is not proved yet; it takes effect with the code that was mailed to it. */
export const pendingEmail = z.object({
  email: z.string(),
  /** When the code can be sent again. */
  resendAt: isoTime,
});

export const ownEmailChange = z.strictObject({
  email: z.string().max(500).default(''),
  password: z.string().max(1000).default(''),
});

const codeLimit = { ...classroom, max: 600, name: 'email-change' };

export const readEmailChange = defineRoute({
  method: 'get',
  path: '/users/email',
  access: 'student',
  summary: 'The new address that waits for its code, if there is one',
  answer: z.object({ pending: pendingEmail.nullable() }),
});

export const changeEmail = defineRoute({
  method: 'post',
  path: '/users/email',
  access: 'student',
  limit: codeLimit,
  summary: 'Mail a code to a new address of one’s own account; the answer is the same for a taken address',
  body: ownEmailChange,
  bodyLimit: formBytes,
  answer: codeSent,
  status: 202,
  errors: [
    'auth.fields-required',
    'auth.email-invalid',
    'auth.email-same',
    'auth.password-wrong',
    'auth.login-locked',
    'auth.resend-early',
    'auth.resend-later',
  ],
});

export const resendEmailCode = defineRoute({
  method: 'post',
  path: '/users/email/resend',
  access: 'student',
  limit: codeLimit,
  summary: 'Mail a new code to the new address, 60 s after the last at the earliest',
  bodyLimit: formBytes,
  answer: codeSent,
  errors: ['auth.email-change-unknown', 'auth.resend-early', 'auth.resend-later'],
});

export const confirmEmail = defineRoute({
  method: 'post',
  path: '/users/email/confirm',
  access: 'student',
  limit: codeLimit,
  summary: 'Prove the new address with the mailed code; other sessions and mailed links end',
  body: verifyInput,
  bodyLimit: formBytes,
  answer: user,
  errors: [
    'auth.email-change-unknown',
    'auth.otp-invalid',
    'auth.otp-wrong',
    'auth.otp-wrong-last',
    'auth.otp-expired',
    'auth.otp-tries',
    'auth.email-taken',
  ],
});
