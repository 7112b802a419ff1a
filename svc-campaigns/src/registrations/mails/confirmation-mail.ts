import { oneLine } from '@pathshala/rules/one-line';
import type { Campaign } from '../../campaigns/ports.ts';
import type { MailKind } from '../domain/due-mail.ts';
import { isConfirmed, type Registration } from '../domain/registration.ts';
import { calendarOf } from './calendar.ts';
import { labels, mailTextOf, unconfirmedMailTextOf, type MailText } from './mail-texts.ts';

export interface ConfirmationMail {
  readonly subject: string;
  readonly text: string;
  /** An iCalendar file (RFC 5545) when the registration has a place, else null. */
  readonly calendar: string | null;
}

export interface MailContent {
  readonly campaign: Campaign;
  readonly registration: Registration;
  readonly publicUrl: string;
  /** The token of a visitor's links; null for an account. */
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

/** These mails differ until the address is confirmed. */
const isFirst = (kind: MailKind): kind is 'registered' | 'waiting' =>
  kind === 'registered' || kind === 'waiting';

function textFor(kind: MailKind, campaign: Campaign, registration: Registration): MailText {
  const { language } = registration;
  const title = oneLine(campaign.title);
  if (!isFirst(kind) || isConfirmed(registration)) return mailTextOf(kind, title)[language];
  const isUnlimited = kind === 'registered' && campaign.maxParticipants === 0;
  return unconfirmedMailTextOf(isUnlimited ? 'unlimited' : kind, { language, title });
}

/** A visitor has no account page and cancels by a link. */
function linksOf(kind: MailKind, { registration, publicUrl, token }: MailContent): string[] {
  if (!isFirst(kind) || token === null) return [];
  const label = labels[registration.language];
  const cancelLink = `${label.cancel}: ${publicUrl}/campaigns/cancel?token=${token}`;
  if (isConfirmed(registration)) return [cancelLink, ''];
  return [cancelLink, '', label.stranger, ''];
}

function confirmLinkOf(kind: MailKind, { registration, publicUrl, token }: MailContent): string[] {
  if (!isFirst(kind) || token === null || isConfirmed(registration)) return [];
  return [`${publicUrl}/campaigns/confirm?token=${token}`, ''];
}

/** CMP-04: name, campaign, time and location in the language of the registration. Mails to an unproved address have no name. */
export function writeMail(kind: MailKind, content: MailContent): ConfirmationMail {
  const { campaign, registration, publicUrl } = content;
  const { language, basicInfo, rollNumber } = registration;
  const label = labels[language];
  const { subject, opening } = textFor(kind, campaign, registration);
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
