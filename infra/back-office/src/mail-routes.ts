import type { MailOperations, RetryOutcome, ShownFailedMail } from '@pathshala/contract-kit/operations';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { FailedMail, FailedMails } from './failed-mails.ts';

export interface MailRoutesOptions {
  readonly service: string;
  /** The routes of the service's contract (`defineMailOperations`). */
  readonly routes: MailOperations;
  readonly failedMails: FailedMails;
  /** Whether a mail that was given up can be written again. */
  readonly keepsContent: boolean;
  /** Makes the mail due at once. */
  readonly retry: (mail: FailedMail) => Promise<RetryOutcome>;
}

/** The calls by which administrators see the mails that could not be sent, and try again. */
export function mailRoutes(options: MailRoutesOptions): readonly BoundRoute[] {
  const { service, routes, failedMails, keepsContent } = options;
  return [
    handle(routes.listFailedMails, async ({ query }) => {
      const { items, total } = await failedMails.page(query);
      return { items: items.map((mail) => shown(mail, keepsContent)), total, ...query };
    }),
    handle(routes.retryMails, async ({ body }) => {
      const outcomes = [];
      for (const _id of new Set(body.ids)) outcomes.push({ _id, outcome: await retryOne(_id, options) });
      return { _id: service, outcomes };
    }),
  ];
}

async function retryOne(id: string, { failedMails, retry }: MailRoutesOptions): Promise<RetryOutcome> {
  const mail = await failedMails.find(id);
  if (mail === null) return 'gone';
  const outcome = await retry(mail);
  // Should it fail again, it is listed again.
  if (outcome === 'queued' || outcome === 'gone') await failedMails.remove(id);
  return outcome;
}

function shown(mail: FailedMail, keepsContent: boolean): ShownFailedMail {
  const { _id, template, to, reason, failures, failedAt, nextTryAt } = mail;
  return {
    _id,
    template,
    to,
    reason,
    failures,
    failedAt: new Date(failedAt).toISOString(),
    nextTryAt: nextTryAt === null ? null : new Date(nextTryAt).toISOString(),
    obstacle: nextTryAt === null && !keepsContent ? 'content-deleted' : null,
  };
}
