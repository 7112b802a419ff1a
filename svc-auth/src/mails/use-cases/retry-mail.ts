import type { RetryOutcome } from '@pathshala/contract-kit/operations';
import type { FailedMail } from '@pathshala/back-office/failed-mails';
import type { QueuedMails } from '../ports.ts';

interface RetryMailDependencies {
  readonly mails: Pick<QueuedMails, 'tryNow'>;
  readonly now: () => number;
}

/** Of a mail that is given up nothing is left but that it failed: its codes and links are stored nowhere. */
export function retryMail({ mails, now }: RetryMailDependencies) {
  return async ({ _id, nextTryAt }: FailedMail): Promise<RetryOutcome> => {
    if (nextTryAt === null) return 'content-deleted';
    return (await mails.tryNow(_id, nextTryAt, now())) ? 'queued' : 'gone';
  };
}
