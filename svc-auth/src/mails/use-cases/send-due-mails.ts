import type { QueuedMails } from '../ports.ts';
import { leaseMs, type DeliverMail } from './deliver-mail.ts';

interface SendDueMailsDependencies {
  readonly mails: QueuedMails;
  readonly deliverMail: DeliverMail;
  readonly now: () => number;
}

const batchSize = 50;
const week = 7 * 24 * 60 * 60 * 1000;
/** An event that is redelivered later than this is mailed again. */
const sentLifetime = 8 * week;

/** Delivers the mails whose next try is due, and deletes failed mails after a week, and the ids of sent ones later. */
export function sendDueMails(deps: SendDueMailsDependencies) {
  return async (): Promise<void> => {
    for (const mail of await deps.mails.due(deps.now(), batchSize)) {
      const leased = await deps.mails.lease(mail, deps.now() + leaseMs);
      if (leased !== null) await deps.deliverMail(leased);
    }
    await deps.mails.deleteGivenUpBefore(deps.now() - week);
    await deps.mails.deleteSentBefore(deps.now() - sentLifetime);
  };
}
