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
  }),
});
