import type { MailQueue } from '../../mails/index.ts';
import { isMissed, type Recipient } from '../domain/recipient.ts';
import type { Recipients } from '../ports.ts';
import { mailKind } from './deliver-message.ts';

interface FollowMailsDependencies {
  readonly recipients: Pick<Recipients, 'mailsToCheck' | 'store'>;
  readonly mailQueue: Pick<MailQueue, 'keyed'>;
  readonly now: () => number;
}

const atOnce = 500;
const againMs = 60_000;

/** The job `follow-message-mails`: stores what became of mails that were queued, until each is sent or given up. */
export function followMails({ recipients, mailQueue, now }: FollowMailsDependencies) {
  return async (): Promise<void> => {
    const due = await recipients.mailsToCheck(now(), atOnce);
    const mails = await mailQueue.keyed(
      mailKind,
      due.map(({ mailKey }) => mailKey),
    );
    for (const recipient of due) {
      const { state, reason } = mails.get(recipient.mailKey) ?? { state: 'failed', reason: 'expired' };
      await recipients.store(recipient._id, changeOf(recipient, { state, reason, now: now() }));
    }
  };
}

function changeOf(
  { bell, sms }: Recipient,
  { state, reason, now }: { readonly state: string; readonly reason: string; readonly now: number },
): Partial<Recipient> {
  if (state === 'waiting') return { mailCheckAt: now + againMs, mailReason: reason };
  const mail = state === 'sent' ? 'sent' : 'failed';
  return {
    mail,
    mailCheckAt: 0,
    mailReason: mail === 'sent' ? '' : reason,
    isMissed: isMissed({ bell, mail, sms }),
  };
}
