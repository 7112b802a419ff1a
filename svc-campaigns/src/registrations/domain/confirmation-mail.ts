import type { Campaign } from '../../campaigns/domain/campaign.ts';
import { oneLine } from '../../campaigns/domain/one-line.ts';
import { calendarOf } from './calendar.ts';
import { labels, unconfirmedWordsOf, wordsOf, type Words } from './mail-words.ts';
import { isConfirmed, type MailKind, type Registration } from './registration.ts';

export interface ConfirmationMail {
  readonly subject: string;
  readonly text: string;
  /** An iCalendar file (RFC 5545), only for those who hold a place. */
  readonly calendar: string | null;
}

export interface MailContent {
  readonly campaign: Campaign;
  readonly registration: Registration;
  readonly publicUrl: string;
  /** Of a visitor's registration: what its links carry. */
  readonly token: string | null;
}

const timeIn = (language: 'en' | 'bn') =>
  new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  });

function whenAndWhere(campaign: Campaign, language: 'en' | 'bn'): string[] {
  const label = labels[language];
  const time = timeIn(language);
  return [
    `${label.starts}: ${time.format(new Date(campaign.startDate))} (${label.zone})`,
    `${label.ends}: ${time.format(new Date(campaign.endDate))}`,
    ...(campaign.location ? [`${label.place}: ${oneLine(campaign.location)}`] : []),
  ];
}

/** Holding a place or waiting for one: what is said differs until the address is confirmed. */
const isFirst = (kind: MailKind): kind is 'registered' | 'waiting' =>
  kind === 'registered' || kind === 'waiting';

function wordsFor(kind: MailKind, campaign: Campaign, registration: Registration): Words {
  const { language } = registration;
  const title = oneLine(campaign.title);
  if (!isFirst(kind) || isConfirmed(registration)) return wordsOf(kind, title)[language];
  const isUnlimited = kind === 'registered' && campaign.maxParticipants === 0;
  return unconfirmedWordsOf(isUnlimited ? 'unlimited' : kind, { language, title });
}

/** The links that a visitor needs, who has no account to do it with. */
function linksOf(kind: MailKind, { registration, publicUrl, token }: MailContent): string[] {
  if (!isFirst(kind) || token === null) return [];
  const label = labels[registration.language];
  const giveUp = `${label.giveUp}: ${publicUrl}/campaigns/cancel?token=${token}`;
  if (isConfirmed(registration)) return [giveUp, ''];
  return [giveUp, '', label.stranger, ''];
}

function confirmLinkOf(kind: MailKind, { registration, publicUrl, token }: MailContent): string[] {
  if (!isFirst(kind) || token === null || isConfirmed(registration)) return [];
  return [`${publicUrl}/campaigns/confirm?token=${token}`, ''];
}

/** CMP-04: who, what, when and where, in the language the person registered in. A name stands in mails to a proved address only. */
export function writeMail(kind: MailKind, content: MailContent): ConfirmationMail {
  const { campaign, registration, publicUrl } = content;
  const { language, basicInfo, rollNumber } = registration;
  const label = labels[language];
  const { subject, opening } = wordsFor(kind, campaign, registration);
  const url = `${publicUrl}/campaigns/${campaign.kind === 'exam' ? 'exam/' : ''}${campaign._id}`;
  const isGreeted = registration.isAddressProved === true && basicInfo.fullName !== '';
  const facts = [
    ...(kind === 'released' ? [] : whenAndWhere(campaign, language)),
    ...(rollNumber === null ? [] : [`${label.roll}: ${rollNumber}`]),
  ];
  const lines = [
    isGreeted ? `${label.dear} ${oneLine(basicInfo.fullName)},` : label.hello,
    '',
    opening,
    '',
    ...confirmLinkOf(kind, content),
    ...facts,
    '',
    ...(kind === 'deleted' ? [] : [`${label.page}: ${url}`, '']),
    ...linksOf(kind, content),
    label.from,
  ];
  return {
    subject,
    text: lines.join('\n'),
    calendar: kind === 'registered' ? calendarOf(campaign, registration, url) : null,
  };
}
