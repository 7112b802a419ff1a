import { type Editor, nextEditMark } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isMissed, type Recipient, repeatableStates } from '../domain/recipient.ts';
import type { Messages, Recipients, SchoolMessage } from '../ports.ts';

interface ResendMessageDependencies {
  readonly findMessage: (id: string) => Promise<SchoolMessage>;
  readonly messages: Pick<Messages, 'change'>;
  readonly recipients: Pick<Recipients, 'repeatable' | 'store'>;
  readonly now: () => number;
}

const atOnce = 500;

/** The channels on which the message failed wait again; the others keep their state. */
function reopened({ bell, mail, sms }: Recipient): Partial<Recipient> {
  const again = {
    bell,
    mail: repeatableStates.includes(mail) ? ('waiting' as const) : mail,
    sms: repeatableStates.includes(sms) ? ('waiting' as const) : sms,
  };
  return { ...again, isOpen: true, isMissed: isMissed(again), mailReason: '', smsReason: '' };
}

/** Sends a message that is done to those whom it did not reach. The change of state decides between two calls at once. */
export function resendMessage({ findMessage: find, messages, recipients, now }: ResendMessageDependencies) {
  return async ({ id, editor }: { readonly id: string; readonly editor: Editor }): Promise<SchoolMessage> => {
    const stored = await find(id);
    const running = () => new DomainError('conflict', 'auth.message-running');
    if (stored.state !== 'done') throw running();
    let missed = await recipients.repeatable(id, atOnce);
    if (missed.length === 0) throw new DomainError('conflict', 'auth.message-reached');
    const at = now();
    const mark = nextEditMark(stored, editor, { now: new Date(at).toISOString() });
    const change = { ...mark, state: 'running' as const, roundAt: at, mails: 0, leaseUntil: at + 60_000 };
    if (!(await messages.change(stored, change))) throw running();
    while (missed.length > 0) {
      for (const recipient of missed) await recipients.store(recipient._id, reopened(recipient));
      missed = await recipients.repeatable(id, atOnce);
    }
    const begun = { leaseUntil: 0 };
    await messages.change({ ...stored, ...change }, begun);
    return { ...stored, ...change, ...begun };
  };
}
