import { defineRoute } from '@pathshala/contract-kit/route';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const part = z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/u);
const version = z.string().regex(/^[\w.-]{1,64}$/u);
/** The file and place of the first stack frame: `page-exams.js:1:2345`. */
const place = z.string().regex(/^[\w.-]{1,100}:\d{1,7}:\d{1,7}$/u);

export const reportBrowserError = defineRoute({
  method: 'post',
  path: '/client-errors',
  access: 'visitor',
  limit: { per: 'address', max: 60, windowSeconds: 60, whenUncounted: 'refuse' },
  summary: 'An error of a page, by part and version; counted without who had it',
  body: z.strictObject({
    part,
    version,
    /** Cut and cleaned of what could name a person before it is stored. */
    message: z.string().min(1).max(1_000),
    place: place.optional(),
  }),
  bodyLimit: 6_000,
  answer: z.object({ isCounted: z.boolean() }),
  status: 202,
});

const browserError = z.object({
  /** The fingerprint of part, version, message and place. */
  _id: z.string(),
  part,
  version,
  message: z.string(),
  place: z.string().nullable(),
  lastSeen: isoTime,
  total: z.number().int(),
  /** The days by the calendar of Dhaka, the latest first; days without an error are left out. */
  days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
});

export type BrowserError = z.output<typeof browserError>;

export const listBrowserErrors = defineRoute({
  method: 'get',
  path: '/operations/gateway/browser-errors',
  access: 'admin',
  permission: permissions.administration,
  limit: { per: 'user', max: 120, windowSeconds: 60, whenUncounted: 'allow' },
  summary: 'Errors of pages in the last seven days, by part, version and message, the latest first',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({ part: part.optional() }),
  answer: pageOf(browserError),
});
