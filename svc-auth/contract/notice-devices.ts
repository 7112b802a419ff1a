import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** A digest of the browser's endpoint. */
const deviceId = z.string().regex(/^[\w-]{22}$/u);

const devices = z.object({
  /** Browsers subscribe with it; empty: this site has no web push. */
  publicKey: z.string(),
  items: z.array(
    z.object({
      _id: z.string(),
      /** `Chrome on Android`; may be empty. */
      name: z.string(),
      createdAt: isoTime,
    }),
  ),
});

export type NoticeDevices = z.output<typeof devices>;

const key = (bytes: string) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+=*$/u, bytes);

export const listNoticeDevices = defineRoute({
  method: 'get',
  path: '/notices/devices',
  access: 'student',
  summary:
    'The browsers of the caller that show notices, the latest first, and the key that they subscribe with',
  answer: devices,
});

export const registerNoticeDevice = defineRoute({
  method: 'put',
  path: '/notices/devices',
  access: 'student',
  repeatable: true,
  summary:
    'Show notices on this browser: what `PushSubscription.toJSON()` says; the endpoint must be a public https address',
  body: z.object({
    endpoint: z.url('auth.push-device').max(1_000),
    keys: z.object({ p256dh: key('auth.push-device'), auth: key('auth.push-device') }),
  }),
  bodyLimit: 3_000,
  limit: { max: 30, windowSeconds: 600, per: 'user', whenUncounted: 'allow' },
  answer: devices,
  errors: ['auth.push-device', 'auth.push-off'],
});

export const removeNoticeDevice = defineRoute({
  method: 'delete',
  path: '/notices/devices/{id}',
  access: 'student',
  summary: 'Show no more notices on a browser of the caller',
  params: z.object({ id: deviceId }),
  answer: devices,
  errors: ['common.not-found'],
});
