import type { Language } from '@pathshala/contract-kit/message';
import { mailRetryDelay } from '@pathshala/service-kit/mail/mail-failure';
import type { Account } from '../../accounts/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import { smsTextsOf } from '../domain/brief-notice.ts';
import type { NoticeSends } from '../ports.ts';
import type { DueSend } from './deliver-sends.ts';

interface TextNoticeDependencies {
  readonly sms: Pick<SmsSender, 'send'>;
  readonly sends: Pick<NoticeSends, 'finish' | 'reopen'>;
  readonly languageFor: (account: Account) => Promise<Language>;
  readonly textsSampleAccounts: boolean;
  readonly now: () => number;
}

const hour = 60 * 60_000;

/**
 * Sends a notice by SMS. It is marked as done before: a crash in between loses it, where the school would pay twice otherwise.
 * What the gateway did not take, or a limit holds, is tried again.
 */
export function textNotice({ sms, sends, languageFor, textsSampleAccounts, now }: TextNoticeDependencies) {
  return async ({ send, notice, account }: DueSend): Promise<void> => {
    if (!(await sends.finish(send, now()))) return;
    const { mobile = '' } = account;
    if (mobile === '' || (account.isSample === true && !textsSampleAccounts)) return;
    const outcome = await sms.send({
      kind: 'notice',
      about: account._id,
      to: mobile,
      language: await languageFor(account),
      textsIn: (language, school) => smsTextsOf(notice, send.values, { language, school }),
    });
    if (outcome === 'sent') return;
    const delay = outcome === 'held' ? hour : mailRetryDelay(send.failures + 1);
    if (delay !== null && now() + delay < send.expiresAt) await sends.reopen(send, now() + delay);
  };
}
