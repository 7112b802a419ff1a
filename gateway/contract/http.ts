import { defineRoute } from '@pathshala/contract-kit/route';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

export { listBrowserErrors, reportBrowserError } from './browser-error.ts';
export { downloadSupportBundle, readHistory } from './history.ts';
export { promoteVersion, readReleases, releases, rollBackRemote, startVersionCanary } from './releases.ts';

const partState = z.object({
  name: z.string(),
  /** `away`: it does not answer. */
  status: z.enum(['ready', 'degraded', 'not ready', 'away']),
  degraded: z.array(z.string()),
});

const standby = z.object({
  /** `none`: no standby has had a whole copy yet; `copying`: one is getting it; `away`: it is not connected. */
  is: z.enum(['none', 'copying', 'following', 'away']),
  /** Base URL; null: none is known. */
  address: z.string().nullable(),
  /** The age of the oldest change that the standby does not have; null: no standby is known. */
  lagMs: z.number().nullable(),
  /** Saves are acknowledged only when the standby has them. */
  isSynchronous: z.boolean(),
  /** Saves are acknowledged without the standby, although they are not to be, because it is away. */
  isDegraded: z.boolean(),
  /** Rises by one with each take-over. */
  epoch: z.number(),
  /** Why the standby is away, in English. */
  problem: z.string().nullable(),
});

export const readParts = defineRoute({
  method: 'get',
  path: '/operations/gateway/parts',
  access: 'admin',
  permission: permissions.administration,
  limit: { per: 'user', max: 300, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'The gateway that answers, and how it reaches each service',
  answer: z.object({
    version: z.string().nullable(),
    startedAt: isoTime,
    /** Whether the store of sessions and limits answers. */
    hasKeyValue: z.boolean(),
    services: z.array(partState),
    /** The second machine that follows this one; null: none can, as STANDBY_SECRET is not set. */
    standby: standby.nullable(),
  }),
});
