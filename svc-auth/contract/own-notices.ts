import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const inBoth = z.object({ bn: z.string(), en: z.string() });

/** Both languages: a change of language shows without another call. */
const ownNotice = z.object({
  _id: id,
  title: inBoth,
  /** One sentence. */
  line: inBoth,
  /** The path of the page that it is about; empty for none. */
  path: z.string(),
  at: isoTime,
  isRead: z.boolean(),
});

export type OwnNotice = z.infer<typeof ownNotice>;

export const listNotices = defineRoute({
  method: 'get',
  path: '/notices',
  access: 'student',
  summary: 'The latest 200 notices of the caller, the latest first, and how many are unread',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(ownNotice).extend({ unread: z.number() }),
});

export const markNoticesRead = defineRoute({
  method: 'put',
  path: '/notices/read',
  access: 'student',
  repeatable: true,
  summary: 'Mark one notice of the caller as read, or all until a time',
  body: z.union([z.strictObject({ id }), z.strictObject({ until: isoTime })]),
  bodyLimit: 1_000,
  answer: z.object({ unread: z.number() }),
  errors: ['common.not-found'],
});
