import { auditChange } from '@pathshala/contract-kit/audit';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const releaseChange = z.object({
  /** The id of the change: recorded repeatedly, it is one entry. */
  id,
  verb: z.string().regex(/^[a-z-]{1,30}$/u),
  /** The remote or service whose version it is. */
  name: z.string().min(1).max(64),
  at: isoTime,
  /** The administrator's name, or that of the operator at a terminal. */
  by: z.string().max(200),
  /** The administrator; null: somebody at a terminal (`npm run deploy`). */
  userId: id.nullable(),
  requestId: z.string().max(100),
  address: z.string().max(100).nullable(),
  /** `User-Agent`. */
  device: z.string().max(400).nullable(),
  changes: z.array(auditChange).max(100),
});

/** Not in the list of `http.ts`: this route is not in the public API, and its path is under no prefix of this service. */
export const recordReleaseChange = defineRoute({
  method: 'post',
  path: '/internal/release-changes',
  access: 'gateway',
  repeatable: true,
  summary: 'A change of what is live, for the audit log',
  body: releaseChange,
  bodyLimit: 64_000,
  answer: z.object({ _id: id }),
});

const resolvedKey = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('accepted'),
    keyId: id,
    /** The administrator who made the key. */
    userId: id,
    username: z.string(),
    name: z.string(),
    permissions: z.array(z.string()),
  }),
  z.object({ state: z.literal('refused') }),
  z.object({ state: z.literal('limited'), retryAfterSeconds: z.number().int() }),
]);

/** Asked for each call of a program, so that a key that is revoked reads nothing more, on any replica. */
export const resolveApiKey = defineRoute({
  method: 'post',
  path: '/internal/api-keys/resolve',
  access: 'gateway',
  summary: 'Who calls with an API key, and whether it may at the moment; counts the call',
  /** `hash`: SHA-256 of the key in hexadecimal digits, so that no key is in a log or a trace. */
  body: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/u), address: z.string().max(100) }),
  bodyLimit: 1_000,
  answer: resolvedKey,
});
