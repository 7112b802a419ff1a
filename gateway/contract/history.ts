import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const admin = { access: 'admin', permission: permissions.administration } as const;

export const readHistory = defineRoute({
  ...admin,
  method: 'get',
  path: '/operations/gateway/history',
  limit: { per: 'user', max: 120, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'The metrics of the last hours, of all processes together, as the site holds them itself',
  query: z.object({ hours: z.enum(['1', '6']).default('1') }),
  answer: z.object({
    /** Epoch ms: the end of the last point. */
    end: z.number(),
    /** Milliseconds that a point stands for. */
    everyMs: z.number(),
    /** How many processes are in it. */
    processes: z.number().int(),
    /** By name: calls and events by second, delays in ms, lengths, bytes. Null: nobody measured it then. */
    series: z.record(z.string(), z.array(z.number().nullable())),
  }),
});

export const downloadSupportBundle = defineRoute({
  ...admin,
  method: 'get',
  path: '/operations/gateway/support-bundle',
  limit: { per: 'user', max: 10, windowSeconds: 600, whenUncounted: 'allow' },
  trusted: true,
  summary:
    'State, settings by name, last warnings and metrics of all processes as a zip file, without secrets',
  answer: z.unknown(),
});
