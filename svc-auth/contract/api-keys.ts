import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { grantablePermissions, permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

/** The longest life of a key. */
export const maxKeyDays = 366;

/** Calls of one key in a minute. */
export const keyCallsPerMinute = 60;

const keyPermissions = z.array(z.enum(grantablePermissions)).min(1).max(grantablePermissions.length);

const apiKey = z.object({
  _id: id,
  name: z.string(),
  /** The start of the key, to recognise it. */
  hint: z.string(),
  permissions: z.array(z.string()),
  makerName: z.string().nullable(),
  createdAt: isoTime,
  expiresAt: isoTime,
  /** null: never. */
  lastUsedAt: isoTime.nullable(),
  /** The network address of the last use. */
  lastUsedFrom: z.string().nullable(),
  /** `powerless`: its maker is no administrator any more. */
  state: z.enum(['active', 'expired', 'revoked', 'powerless']),
});

export type ApiKey = z.output<typeof apiKey>;

const forEveryAdministrator = { access: 'admin', permission: Object.values(permissions) } as const;

export const listApiKeys = defineRoute({
  ...forEveryAdministrator,
  method: 'get',
  path: '/api-keys',
  summary: 'API keys, the newest first: the own ones, with the permission `administration` those of all',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(apiKey),
});

export const makeApiKey = defineRoute({
  ...forEveryAdministrator,
  method: 'post',
  path: '/api-keys',
  audit: { id: 'answer._id' },
  limit: { per: 'user', max: 30, windowSeconds: 3600, whenUncounted: 'refuse' },
  summary: 'Make a key that reads exports; the answer shows it, once',
  body: z.strictObject({
    name: plainText({ max: 80, required: true }),
    /** Some of the maker's own. */
    permissions: keyPermissions,
    /** At most a year from now. */
    expiresAt: isoTime,
  }),
  bodyLimit: 4_000,
  answer: apiKey.extend({ secret: z.string() }),
  status: 201,
  errors: ['auth.key-expiry', 'auth.key-permissions'],
});

export const revokeApiKey = defineRoute({
  ...forEveryAdministrator,
  method: 'delete',
  path: '/api-keys/{id}',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Revoke a key, at once and for good; it stays in the list for 90 days',
  params: z.object({ id }),
  answer: apiKey,
  errors: ['common.not-found'],
});
