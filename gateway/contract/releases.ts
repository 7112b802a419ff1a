import { defineRoute, type RateLimit } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const name = z.string().regex(/^mfe-[a-z0-9-]{1,40}$/u);
const version = z.string().regex(/^\w[\w.-]{0,63}$/u);
const byName = z.object({ name });
const changing: RateLimit = { per: 'user', max: 30, windowSeconds: 60, whenUncounted: 'allow' };
const errors = ['gateway.no-store', 'gateway.release-refused', 'gateway.release-store-away'];

const since = { version, since: isoTime, by: z.string() };

/** The live version of each remote, and who changed it. */
export const releases = z.object({
  /** `builds`: of the build on the gateway's disk, which calls cannot change. */
  source: z.enum(['store', 'builds']),
  /** The revision of the store's state: a change names it, and is refused when the remote was changed since. */
  revision: z.number().int(),
  remotes: z.array(
    z.object({
      name,
      live: z.object(since).nullable(),
      /** The only thing that is known of a build on disk. */
      built: version.nullable(),
      canary: z.object({ ...since, percent: z.number() }).nullable(),
      /** The version that a rollback returns to; null: there is none. A rollback during a canary ends the canary. */
      previous: version.nullable(),
      /** The versions that can be promoted. */
      published: z.array(version),
    }),
  ),
  /** The versions of services that their rollouts recorded. */
  services: z.array(z.object({ name: z.string(), ...since })),
  /** Changes of the store wait for their entry in the audit log: it follows in seconds, or once svc-auth answers. */
  isAuditPending: z.boolean(),
  /** The last changes, the latest first. */
  changes: z.array(z.object({ at: isoTime, by: z.string(), what: z.string() })),
});

export type Releases = z.output<typeof releases>;

const admin = { access: 'admin', permission: permissions.administration } as const;
const change = {
  ...admin,
  limit: changing,
  audit: { id: 'params.name' },
  params: byName,
  bodyLimit: 1_000,
  answer: releases,
  errors,
} as const;
/** Releases it although contract tests fail; the reason and what they found are in the audit log. */
const override = z.strictObject({ reason: z.string().trim().min(10).max(300) }).optional();
/** The revision that the administrator looked at. */
const seen = { revision: z.number().int().min(0) };

export const readReleases = defineRoute({
  ...admin,
  method: 'get',
  path: '/operations/gateway/remotes',
  limit: { per: 'user', max: 120, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'The remotes: live version, canary, what can be promoted, who changed what',
  answer: releases,
  errors: ['gateway.release-store-away'],
});

export const promoteVersion = defineRoute({
  ...change,
  method: 'post',
  path: '/operations/gateway/remotes/{name}/promote',
  summary: 'Give a published version of a remote to everybody',
  body: z.strictObject({ ...seen, version, override }),
  errors: [...errors, 'gateway.release-contracts'],
});

export const startVersionCanary = defineRoute({
  ...change,
  method: 'post',
  path: '/operations/gateway/remotes/{name}/canary',
  summary: 'Give a published version of a remote to a share of the visitors',
  body: z.strictObject({ ...seen, version, percent: z.number().gt(0).lt(100), override }),
  errors: [...errors, 'gateway.release-contracts'],
});

export const rollBackRemote = defineRoute({
  ...change,
  method: 'post',
  path: '/operations/gateway/remotes/{name}/rollback',
  summary: 'End the canary of a remote, or return to the version before',
  body: z.strictObject(seen),
});
