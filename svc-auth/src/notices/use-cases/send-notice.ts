import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { Notice, NoticeKind, NoticeRequest } from '@pathshala/contract-kit/notice';
import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import {
  type Account,
  type Accounts,
  isUsable,
  languageOf,
  type ReadFullName,
} from '../../accounts/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { noticeLifetime } from '../domain/notice-send.ts';
import { unsubscribeLinksOf } from '../domain/unsubscribe-links.ts';
import type { noticeMail } from '../mails/notice-mail.ts';
import type { NoticeChoices } from '../ports.ts';

interface SendNoticeDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly readFullName: ReadFullName;
  readonly choices: Pick<NoticeChoices, 'isOff'>;
  readonly mailQueue: Pick<MailQueue, 'send'>;
  readonly unsubscribeTokens: { sign(userId: string): string };
  /** Where the site can be reached from outside, sample accounts get no mail: their addresses belong to nobody. */
  readonly mailsSampleAccounts: boolean;
  readonly schoolLanguage: SiteSettingsPorts['schoolLanguage'];
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
  readonly writeMail: typeof noticeMail;
}

export type NoticeEvent = ReceivedEvent<NoticeRequest>;

/** Mails a notice in the student's language, once for each event, unless it is brief or its kind is turned off. */
export function sendNotice(deps: SendNoticeDependencies) {
  return async (notice: Notice<never>, event: NoticeEvent): Promise<void> => {
    const { studentId, template, values } = event.data;
    const expiresAt = Math.min(deps.now() + noticeLifetime, notice.until(values));
    if (notice.isBrief || expiresAt <= deps.now()) return;
    const account = await deps.accounts.find(studentId);
    const obstacle = await findObstacle(deps, account, notice.kind);
    if (account === null || obstacle !== null) {
      return deps.log.info(
        { eventId: event.id, template, studentId, reason: obstacle },
        'mail of a notice dropped',
      );
    }
    const name = (await deps.readFullName(account)) ?? account.name;
    const language = languageOf(account, await deps.schoolLanguage());
    await deps.mailQueue.send({
      kind: 'notice',
      key: event.id,
      about: account._id,
      to: account.email,
      reason: 'proved',
      language,
      contentIn: (offered) =>
        deps.writeMail(notice.write(values, offered), {
          name: pickLanguage(offered, name),
          site: deps.publicUrl,
          language: offered,
        }),
      unsubscribe: unsubscribeLinksOf(deps.publicUrl, deps.unsubscribeTokens.sign(account._id)),
      expiresAt,
    });
  };
}

async function findObstacle(
  deps: SendNoticeDependencies,
  account: Account | null,
  kind: NoticeKind,
): Promise<string | null> {
  if (account === null) return 'the account is unknown';
  if (!isUsable(account)) return 'the account is deleted or deactivated';
  if (account.isSample === true && !deps.mailsSampleAccounts) return 'it is a sample account';
  return (await deps.choices.isOff(account._id, kind, 'mail')) ? 'mails of notices are turned off' : null;
}
