import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { codeSent, formBytes, user, verifyInput } from './account.ts';
import { classroom } from './classroom-limit.ts';

/** A new number that is not proved yet; it takes effect with the code that was sent to it. */
const pendingMobile = z.object({
  mobile: z.string(),
  /** When the code can be sent again. */
  resendAt: isoTime,
});

const codeLimit = { ...classroom, max: 600, name: 'mobile-change' };

export const readMobileChange = defineRoute({
  method: 'get',
  path: '/users/mobile',
  access: 'student',
  summary: 'The new mobile number that waits for its code, if there is one',
  answer: z.object({ pending: pendingMobile.nullable() }),
});

export const changeMobile = defineRoute({
  method: 'post',
  path: '/users/mobile',
  access: 'student',
  limit: codeLimit,
  summary: 'Send a code to a mobile number for one’s own account; the answer is the same for a taken number',
  body: z.strictObject({
    mobile: z.string().max(100).default(''),
    password: z.string().max(1000).default(''),
  }),
  bodyLimit: formBytes,
  answer: codeSent,
  status: 202,
  errors: [
    'auth.fields-required',
    'auth.mobile-invalid',
    'auth.mobile-same',
    'auth.mobile-off',
    'auth.sms-away',
    'auth.password-wrong',
    'auth.login-locked',
    'auth.resend-early',
    'auth.resend-later',
  ],
});

export const resendMobileCode = defineRoute({
  method: 'post',
  path: '/users/mobile/resend',
  access: 'student',
  limit: codeLimit,
  summary: 'Send a new code to the new number, 60 s after the last at the earliest',
  bodyLimit: formBytes,
  answer: codeSent,
  errors: ['auth.mobile-change-unknown', 'auth.sms-away', 'auth.resend-early', 'auth.resend-later'],
});

export const confirmMobile = defineRoute({
  method: 'post',
  path: '/users/mobile/confirm',
  access: 'student',
  limit: codeLimit,
  summary: 'Prove the mobile number with the code that was sent to it; other sessions and mailed links end',
  body: verifyInput,
  bodyLimit: formBytes,
  answer: user,
  errors: [
    'auth.mobile-change-unknown',
    'auth.otp-invalid',
    'auth.otp-wrong',
    'auth.otp-wrong-last',
    'auth.otp-expired',
    'auth.otp-tries',
    'auth.mobile-taken',
  ],
});
