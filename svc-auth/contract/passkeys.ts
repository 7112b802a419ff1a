import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { formBytes, user } from './account.ts';
import { classroom } from './classroom-limit.ts';

const done = z.object({ message: z.string() });
const name = z.string().max(500).default('');
const secret = z.string().max(1000).default('');
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** Bytes: room for the certificates that some authenticators send. */
const credentialBytes = 16_000;

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: isoTime,
  usedAt: isoTime.nullable(),
});

export type Passkey = z.infer<typeof passkey>;

/** WebAuthn's own JSON for `navigator.credentials`, returned unchanged. */
const browserOptions = z.record(z.string(), z.unknown());

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(12_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: base64url(200).optional(),
  }),
});

export const beginPasskeyLogIn = defineRoute({
  method: 'post',
  path: '/auth/passkey/options',
  access: 'visitor',
  limit: { ...classroom, name: 'passkey' },
  summary: 'A challenge for a log-in by passkey, valid once within 5 minutes',
  answer: z.object({ options: browserOptions }),
  errors: ['auth.passkeys-unavailable'],
});

export const logInByPasskey = defineRoute({
  method: 'post',
  path: '/auth/passkey',
  access: 'visitor',
  limit: { ...classroom, name: 'passkey' },
  counted: 'log-ins',
  summary: 'Log in by passkey, which counts as both steps',
  body: z.strictObject({ response: assertion }),
  bodyLimit: credentialBytes,
  answer: user,
  errors: ['auth.passkey-refused', 'auth.passkeys-unavailable', 'auth.disabled', 'auth.sample-account'],
});

export const listPasskeys = defineRoute({
  method: 'get',
  path: '/users/passkeys',
  access: 'student',
  summary: 'The caller’s passkeys, the oldest first',
  answer: z.object({
    items: z.array(passkey),
    /** The origin at which passkeys of this site work; null unless its address is a host name over a secure connection. */
    origin: z.string().nullable(),
  }),
});

export const beginPasskey = defineRoute({
  method: 'post',
  path: '/users/passkeys/options',
  access: 'student',
  summary:
    'A challenge for a new passkey; asks for the password unless the log-in is less than 10 minutes old',
  body: z.strictObject({ password: secret }),
  bodyLimit: formBytes,
  answer: z.object({ options: browserOptions }),
  errors: [
    'auth.fields-required',
    'auth.password-wrong',
    'auth.login-locked',
    'auth.passkeys-unavailable',
    'auth.passkeys-full',
  ],
});

export const addPasskey = defineRoute({
  method: 'post',
  path: '/users/passkeys',
  access: 'student',
  summary: 'Store the new passkey under a name, that of the device if none is given; other sessions end',
  body: z.strictObject({ name, response: registration }),
  bodyLimit: credentialBytes,
  answer: passkey,
  status: 201,
  errors: ['auth.passkey-refused', 'auth.passkey-name', 'auth.passkeys-full'],
});

export const renamePasskey = defineRoute({
  method: 'patch',
  path: '/users/passkeys/{id}',
  access: 'student',
  summary: 'Rename one of the caller’s passkeys',
  params: z.object({ id }),
  body: z.strictObject({ name }),
  bodyLimit: formBytes,
  answer: passkey,
  errors: ['common.not-found', 'auth.passkey-name'],
});

export const removePasskey = defineRoute({
  method: 'delete',
  path: '/users/passkeys/{id}',
  access: 'student',
  summary: 'Remove one of the caller’s passkeys; other sessions end',
  params: z.object({ id }),
  body: z.strictObject({ password: secret }),
  bodyLimit: formBytes,
  answer: done,
  errors: ['common.not-found', 'auth.fields-required', 'auth.password-wrong', 'auth.login-locked'],
});
