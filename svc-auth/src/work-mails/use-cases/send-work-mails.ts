import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { mayDo } from '@pathshala/rules/permissions';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { oldestFirst } from '@pathshala/back-office/waiting-item';
import { type Account, type Accounts, isActiveAdmin, languageOf } from '../../accounts/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import { unsubscribeLinksOf } from '../../notices/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { mailDayAt } from '../domain/mail-day.ts';
import { workMailSubject } from '../domain/work-mail-subject.ts';
import type { workMail } from '../mails/work-mail.ts';
import type { WaitingWorkStore, WorkMailChoices } from '../ports.ts';

interface SendWorkMailsDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly choices: Pick<WorkMailChoices, 'due' | 'markDone'>;
  readonly waitingWork: Pick<WaitingWorkStore, 'items'>;
  readonly mailQueue: Pick<MailQueue, 'send'>;
  readonly unsubscribeTokens: { sign(subject: string): string };
  /** Where the site can be reached from outside, sample accounts get no mail: their addresses belong to nobody. */
  readonly mailsSampleAccounts: boolean;
  readonly schoolLanguage: SiteSettingsPorts['schoolLanguage'];
  readonly now: () => number;
  readonly publicUrl: string;
  readonly writeMail: typeof workMail;
}

const batchSize = 50;
/** A mail that could not be delivered for so long is out of date. */
const lifetime = 12 * 60 * 60 * 1000;

/**
 * Mails each administrator who wants it the waiting work of the account, once a day. The key of the mail names account and day:
 * several processes, and a run after a crash, send one.
 */
export function sendWorkMails(deps: SendWorkMailsDependencies) {
  return async (): Promise<void> => {
    const day = mailDayAt(deps.now());
    if (day === null) return;
    const due = await deps.choices.due(day, batchSize);
    if (due.length === 0) return;
    const items = oldestFirst(await deps.waitingWork.items());
    await forEachSettled(due, async (userId) => {
      const account = await deps.accounts.find(userId);
      if (account !== null && mayBeMailed(deps, account)) await send(deps, { account, day, items });
      await deps.choices.markDone(userId, day);
    });
  };
}

/** The reports of the services are about the whole school: an administrator with limited rights gets no mail. */
function mayBeMailed({ mailsSampleAccounts }: SendWorkMailsDependencies, account: Account): boolean {
  const reads = isActiveAdmin(account) && account.limitedTo === undefined;
  return reads && (account.isSample !== true || mailsSampleAccounts);
}

interface DailyMail {
  readonly account: Account;
  readonly day: string;
  readonly items: readonly WaitingItem[];
}

async function send(deps: SendWorkMailsDependencies, { account, day, items }: DailyMail): Promise<void> {
  const own = items.filter(({ permission }) => permission.some((name) => mayDo(account, name)));
  if (own.length === 0) return;
  const { publicUrl } = deps;
  const language = languageOf(account, await deps.schoolLanguage());
  const token = deps.unsubscribeTokens.sign(workMailSubject(account._id));
  await deps.mailQueue.send({
    kind: 'work',
    key: `${account._id}-${day}`,
    about: account._id,
    to: account.email,
    reason: 'proved',
    language,
    contentIn: (offered) => deps.writeMail(own, { name: account.name, site: publicUrl, language: offered }),
    unsubscribe: unsubscribeLinksOf(publicUrl, token, 'work'),
    expiresAt: deps.now() + lifetime,
  });
}
