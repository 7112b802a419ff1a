import type { MailContent, MailFact } from '@pathshala/contract-kit/mail-content';
import { renderMail, type RenderedMail } from '@pathshala/service-kit/mail-templates/render-mail';
import { oneLine } from '@pathshala/rules/one-line';
import { writtenDateTime } from '@pathshala/rules/written-time';
import { type Campaign, pageUrlOf } from '../../campaigns/index.ts';
import { isAboutResult, type MailKind } from '../domain/due-mail.ts';
import { isConfirmed, type Registration } from '../domain/registration.ts';
import { mailSite } from '../../site-rules/index.ts';
import { calendarOf } from './calendar.ts';
import { linksOf } from './mail-links.ts';
import type { MailSource } from './mail-source.ts';
import { resultLinkMailTexts } from './sitting-mail-texts.ts';
import { labels, mailTextOf, unconfirmedMailTextOf, type MailText } from './mail-texts.ts';

interface ConfirmationMail extends RenderedMail {
  /** An iCalendar file (RFC 5545) when the registration has a place, else null. */
  readonly calendar: string | null;
}

const timeIn = (iso: string, language: 'en' | 'bn') => writtenDateTime(Date.parse(iso), language);

function whenAndWhere(campaign: Campaign, language: 'en' | 'bn'): readonly MailFact[] {
  const label = labels[language];
  return [
    [label.starts, `${timeIn(campaign.startDate, language)} (${label.zone})`],
    [label.ends, timeIn(campaign.endDate, language)],
    ...(campaign.location ? [[label.place, campaign.location] as const] : []),
  ];
}

/** The result of a visitor, who has no page with it. */
function resultFacts({ registration, result = null }: MailSource): readonly MailFact[] {
  if (result === null) return [];
  const { language } = registration;
  const label = labels[language];
  const number = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', { maximumFractionDigits: 2 });
  const outOf = (part: number, whole: number) => label.outOf(number.format(part), number.format(whole));
  return [
    [label.score, outOf(result.score, result.totalMarks)],
    [label.rank, outOf(result.rank, result.of)],
  ];
}

function acceptBy({ language, confirmBy }: Registration): readonly MailFact[] {
  const label = labels[language];
  return confirmBy ? [[label.acceptBy, `${timeIn(confirmBy, language)} (${label.zone})`]] : [];
}

/** An offered place gets its roll number when it is accepted. */
const hasRoll = (kind: MailKind) => kind !== 'offer' && kind !== 'offer-ended';

/** These mails differ until the address is confirmed. */
const isFirst = (kind: MailKind): kind is 'registered' | 'waiting' =>
  kind === 'registered' || kind === 'waiting';

function textFor(kind: MailKind, campaign: Campaign, registration: Registration): MailText {
  const { language } = registration;
  const title = oneLine(campaign.title);
  if (kind === 'sitting' && isAboutResult(kind, campaign)) return resultLinkMailTexts(title)[language];
  if (!isFirst(kind) || isConfirmed(registration)) return mailTextOf(kind, title)[language];
  const isUnlimited = kind === 'registered' && campaign.maxParticipants === 0;
  return unconfirmedMailTextOf(isUnlimited ? 'unlimited' : kind, { language, title });
}

function contentOf(kind: MailKind, source: MailSource): MailContent {
  const { campaign, registration, token } = source;
  const { language, basicInfo, rollNumber } = registration;
  const label = labels[language];
  const { subject, opening } = textFor(kind, campaign, registration);
  const isGreeted = registration.isAddressProved === true && basicInfo.fullName !== '';
  const isUnconfirmed = isFirst(kind) && token !== null && !isConfirmed(registration);
  return {
    subject,
    greeting: isGreeted ? `${label.dear} ${basicInfo.fullName},` : label.hello,
    paragraphs: [opening],
    ...linksOf(kind, source),
    facts: [
      ...(kind === 'offer' ? acceptBy(registration) : []),
      ...(isAboutResult(kind, campaign) ? resultFacts(source) : whenAndWhere(campaign, language)),
      ...(rollNumber === null || !hasRoll(kind) ? [] : [[label.roll, label.digits(rollNumber)] as const]),
    ],
    footer: [isUnconfirmed ? label.stranger : label.reason(oneLine(campaign.title))],
  };
}

/** CMP-04: name, campaign, time and location in the language of the registration. Mails to an unproved address have no name. */
export function writeMail(kind: MailKind, source: MailSource): ConfirmationMail {
  const { campaign, registration, publicUrl, siteRules } = source;
  const options = mailSite(siteRules, registration.language, publicUrl);
  const calendar = () =>
    calendarOf(campaign, registration, { url: pageUrlOf(source), site: options.site.name });
  return {
    ...renderMail(contentOf(kind, source), options),
    calendar: kind === 'registered' ? calendar() : null,
  };
}
