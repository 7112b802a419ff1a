import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isWorkMailSubject, userIdOfSubject, type WorkMailPorts } from '../../work-mails/index.ts';
import type { NoticeChoices } from '../ports.ts';

interface ChooseNoticesDependencies {
  readonly choices: Pick<NoticeChoices, 'turnOff' | 'turnOn'>;
  /** The same choice for the daily work mail. */
  readonly workMails: WorkMailPorts['workMails'];
  readonly unsubscribeTokens: { verify(token: string): string | null };
}

/** Turns notices, or the daily work mail, off or on for the account that the token of a mail names. Idempotent. */
export function chooseNotices(
  { choices, workMails, unsubscribeTokens }: ChooseNoticesDependencies,
  choice: 'off' | 'on',
) {
  return async (token: string): Promise<{ readonly mailsNotices: boolean }> => {
    const subject = unsubscribeTokens.verify(token);
    if (subject === null) throw new DomainError('not-found', 'auth.unsubscribe-invalid');
    const isWork = isWorkMailSubject(subject);
    const [mails, userId] = isWork ? [workMails, userIdOfSubject(subject)] : [choices, subject];
    await (choice === 'off' ? mails.turnOff(userId) : mails.turnOn(userId));
    return { mailsNotices: choice === 'on' };
  };
}
