import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { formBytes, user } from './account.ts';
import { classroom } from './classroom-limit.ts';

const done = z.object({ message: z.string() });
const secret = z.string().max(1000).default('');
const typedCode = z.string().max(40);
const code = typedCode.default('');
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The methods that complete a log-in after the right password. */
const secondFactorMethod = z.enum(['totp', 'recovery-code', 'passkey']);

export type SecondFactorMethod = z.infer<typeof secondFactorMethod>;

/** The answer of a log-in that needs a second step. Its cookie, valid for 10 minutes, belongs to `POST /auth/second-factor`. */
export const secondFactorAsked = z.object({
  secondFactor: z.literal(true),
  methods: z.array(secondFactorMethod),
});

export const finishLogIn = defineRoute({
  method: 'post',
  path: '/auth/second-factor',
  access: 'visitor',
  limit: { ...classroom, name: 'second-factor' },
  summary: 'The second step of a log-in: the code of the authenticator app, or a recovery code',
  body: z.strictObject({ code: typedCode.optional(), recoveryCode: typedCode.optional() }),
  bodyLimit: formBytes,
  answer: user,
  errors: [
    'auth.fields-required',
    'auth.second-step-over',
    'auth.second-factor-wrong',
    'auth.recovery-code-wrong',
    'auth.second-factor-locked',
  ],
});

export const readSecondFactor = defineRoute({
  method: 'get',
  path: '/users/second-factor',
  access: 'student',
  summary: 'Whether the caller’s log-in has a second step',
  answer: z.object({
    enabledAt: isoTime.nullable(),
    recoveryCodesLeft: z.number(),
    /** The site requires a second step of this account. */
    isRequired: z.boolean(),
  }),
});

export const beginEnrolment = defineRoute({
  method: 'post',
  path: '/users/second-factor/enrolment',
  access: 'student',
  summary: 'A new secret for an authenticator app, valid for 15 minutes until a code confirms it',
  body: z.strictObject({ password: secret }),
  bodyLimit: formBytes,
  /** The secret in Base32, and the `otpauth:` address for a QR code. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['auth.fields-required', 'auth.password-wrong', 'auth.login-locked', 'auth.second-factor-on'],
});

export const confirmEnrolment = defineRoute({
  method: 'post',
  path: '/users/second-factor',
  access: 'student',
  limit: { ...classroom, per: 'user', max: 30, name: 'second-factor-confirmation' },
  summary:
    'Switch the second step on by a code of the app; other sessions end; the recovery codes are shown once',
  body: z.strictObject({ code }),
  bodyLimit: formBytes,
  answer: recoveryCodes,
  errors: [
    'auth.fields-required',
    'auth.second-factor-wrong',
    'auth.second-factor-locked',
    'auth.second-factor-on',
    'auth.enrolment-over',
  ],
});

export const renewRecoveryCodes = defineRoute({
  method: 'post',
  path: '/users/second-factor/recovery-codes',
  access: 'student',
  summary: 'Ten new recovery codes; the old ones stop working',
  body: z.strictObject({ password: secret, code }),
  bodyLimit: formBytes,
  answer: recoveryCodes,
  errors: [
    'auth.fields-required',
    'auth.password-wrong',
    'auth.login-locked',
    'auth.second-factor-wrong',
    'auth.second-factor-locked',
    'auth.second-factor-off',
  ],
});

export const turnOffSecondFactor = defineRoute({
  method: 'delete',
  path: '/users/second-factor',
  access: 'student',
  summary: 'Switch the second step off by password and code; other sessions end',
  body: z.strictObject({ password: secret, code }),
  bodyLimit: formBytes,
  answer: done,
  errors: [
    'auth.fields-required',
    'auth.password-wrong',
    'auth.login-locked',
    'auth.second-factor-wrong',
    'auth.second-factor-locked',
    'auth.second-factor-off',
  ],
});
