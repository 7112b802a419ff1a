import type { Language } from '@pathshala/contract-kit/message';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { type Account, isUsable, languageOf, type ReadFullName } from '../../accounts/index.ts';
import type { MailQueue, OutgoingMail } from '../../mails/index.ts';
import { type NoticePorts, unsubscribeLinksOf } from '../../notices/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import { type DeliveryState, goneDeliveries, isMissed, type Recipient } from '../domain/recipient.ts';
import { contentFor, languagesOf, smsTextsOf } from '../domain/school-message.ts';
import type { messageMail } from '../mails/message-mail.ts';
import type { Recipients, SchoolMessage } from '../ports.ts';

interface DeliverMessageDependencies extends NoticePorts, Pick<SiteSettingsPorts, 'schoolLanguage'> {
  readonly recipients: Pick<Recipients, 'claimSms' | 'interruptSms'>;
  readonly mailQueue: Pick<MailQueue, 'sendAt'>;
  readonly sms: Pick<SmsSender, 'isOn' | 'send'>;
  readonly readFullName: ReadFullName;
  readonly unsubscribeTokens: { sign(userId: string): string };
  readonly writeMail: typeof messageMail;
  /** Where the site can be reached from outside, sample accounts get no mail: their addresses belong to nobody. */
  readonly mailsSampleAccounts: boolean;
  readonly idOf: (...parts: readonly (string | number)[]) => string;
  readonly now: () => number;
  readonly publicUrl: string;
}

interface Delivery {
  readonly message: SchoolMessage;
  readonly recipient: Recipient;
  readonly account: Account | null;
  /** The place of its mail in the queue. */
  readonly place: number;
}

export type DeliverMessage = (delivery: Delivery) => Promise<Partial<Recipient>>;

type ToAccount = Omit<Delivery, 'account'> & { readonly account: Account; readonly language: Language };

/** The mail kind of messages, in the queue. */
export const mailKind = 'message';

/** Milliseconds between two mails. The job that sends them takes 200 a minute, so that other mails do not wait behind them. */
const mailIntervalMs = 400;
/** After this time a mail that could not be delivered is out of date. */
const mailLifetime = 3 * 24 * 3_600_000;

async function giveNotice(
  deps: Pick<DeliverMessageDependencies, 'giveNotice'>,
  { message, recipient, account }: ToAccount,
): Promise<DeliveryState> {
  if (recipient.bell !== 'waiting') return recipient.bell;
  const given = languagesOf(message).map((language) => [language, message.contents[language]] as const);
  await deps.giveNotice({
    id: recipient._id,
    at: new Date(message.roundAt).toISOString(),
    studentId: account._id,
    template: 'school-message',
    values: { messageId: message._id, path: message.link, ...Object.fromEntries(given) },
  });
  return 'sent';
}

interface MailFacts {
  readonly key: string;
  readonly name: string;
  readonly dueAt: number;
}

function outgoingMail(
  deps: DeliverMessageDependencies,
  { message, account, language }: ToAccount,
  { key, name, dueAt }: MailFacts,
): OutgoingMail {
  return {
    kind: mailKind,
    key,
    about: account._id,
    to: account.email,
    reason: 'proved',
    language,
    contentIn(offered) {
      const content = contentFor(message, offered);
      const source = { content, link: message.link, name: pickLanguage(offered, name), site: deps.publicUrl };
      return deps.writeMail(source, offered);
    },
    unsubscribe: unsubscribeLinksOf(deps.publicUrl, deps.unsubscribeTokens.sign(account._id)),
    expiresAt: dueAt + mailLifetime,
  };
}

/**
 * Gives a message to one recipient on the channels that wait, and returns the new states. Notice and mail have ids of their
 * own, so that a repeat gives neither twice; an SMS is claimed first, and one that was interrupted is not repeated.
 */
export function deliverMessage(deps: DeliverMessageDependencies): DeliverMessage {
  async function queueMail(to: ToAccount): Promise<Partial<Recipient>> {
    const { message, recipient, account, place } = to;
    if (recipient.mail !== 'waiting') return { mail: recipient.mail };
    if (account.email === '' || (account.isSample === true && !deps.mailsSampleAccounts))
      return { mail: 'none' };
    if (await deps.noticeChoices.isOff(account._id, 'school', 'mail')) return { mail: 'off' };
    const key = deps.idOf(recipient._id, message.roundAt);
    const name = (await deps.readFullName(account)) ?? account.name;
    const dueAt = message.roundAt + place * mailIntervalMs;
    await deps.mailQueue.sendAt(outgoingMail(deps, to, { key, name, dueAt }), dueAt);
    return { mail: 'queued', mailKey: key, mailCheckAt: dueAt + 1 };
  }

  /** null: another process has begun to send it, and may have stopped. */
  async function sendSms({
    message,
    recipient,
    account,
    language,
  }: ToAccount): Promise<DeliveryState | null> {
    if (recipient.sms === 'sending') return null;
    if (recipient.sms !== 'waiting') return recipient.sms;
    if (account.mobile === undefined || !deps.sms.isOn) return 'none';
    if (!(await deps.recipients.claimSms(recipient._id))) return null;
    const outcome = await deps.sms.send({
      kind: 'message',
      about: account._id,
      ref: recipient._id,
      to: account.mobile,
      language,
      textsIn: (offered, school) => smsTextsOf(message, { language: offered, school, site: deps.publicUrl }),
    });
    return outcome === 'held' ? 'limit' : outcome;
  }

  return async ({ account, ...delivery }) => {
    if (account === null || !isUsable(account)) {
      const gone = goneDeliveries(delivery.recipient);
      return { ...gone, isOpen: false, isMissed: true };
    }
    const language = languageOf(account, await deps.schoolLanguage());
    const to = { ...delivery, account, language };
    const bell = await giveNotice(deps, to);
    const mailed = await queueMail(to);
    const sms = await sendSms(to);
    const mail = mailed.mail ?? delivery.recipient.mail;
    if (sms === null) {
      await deps.recipients.interruptSms(delivery.recipient._id);
      return { ...mailed, bell, mail, isOpen: false };
    }
    const states = { bell, mail, sms };
    return { ...mailed, ...states, isOpen: false, isMissed: isMissed(states) };
  };
}
