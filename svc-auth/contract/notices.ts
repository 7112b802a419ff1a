import { defineRoute } from '@pathshala/contract-kit/route';
import { z } from 'zod';
import { classroom } from './classroom-limit.ts';

const query = z.object({ token: z.string().max(200).default('') });

/** Whether notices are mailed to the account of the token, after the call. */
const answer = z.object({ mailsNotices: z.boolean() });

const shared = {
  access: 'visitor',
  limit: { ...classroom, name: 'unsubscribe' },
  repeatable: true,
  query,
  answer,
  errors: ['auth.unsubscribe-invalid'],
} as const;

/** A mail program posts a form here, without cookies: the body is not read, only the signed token counts. */
export const turnOffNotices = defineRoute({
  ...shared,
  method: 'post',
  path: '/auth/unsubscribe',
  oneClick: true,
  summary: 'Turn off mails that are not about the account, by the signed link of such a mail (RFC 8058)',
});

export const turnOnNotices = defineRoute({
  ...shared,
  method: 'post',
  path: '/auth/unsubscribe/undo',
  summary: 'Turn mails that are not about the account on again, by the same link',
});

/** A browser that opens the address meant for mail programs is redirected to the page that confirms the choice. */
export const openUnsubscribePage = defineRoute({
  method: 'get',
  path: '/auth/unsubscribe',
  access: 'visitor',
  summary: 'Leads to the page on which a person turns mails off; changes nothing',
  query,
  answer: z.object({ location: z.string() }),
  status: 303,
});
