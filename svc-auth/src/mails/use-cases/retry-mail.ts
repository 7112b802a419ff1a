import type { RetryOutcome } from '@pathshala/contract-kit/operations';
import type { FailedMail } from '@pathshala/back-office/failed-mails';
import type { QueuedMails } from '../ports.ts';

interface RetryMailDependencies {
  readonly mails: Pick<QueuedMails, 'tryNow'>;
  readonly now: () => number;
}

/** A mail whose tries are over cannot be sent again: its content, with codes and links, is deleted. */
export function retryMail({ mails, now }: RetryMailDependencies) {
  return async ({ _id, nextTryAt }: FailedMail): Promise<RetryOutcome> => {
    if (nextTryAt === null) return 'content-deleted';
    return (await mails.tryNow(_id, nextTryAt, now())) ? 'queued' : 'gone';
  };
}
