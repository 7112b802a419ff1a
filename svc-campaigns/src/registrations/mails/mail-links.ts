import type { MailContent, MailLink } from '@pathshala/contract-kit/mail-content';
import { pageUrlOf } from '../../campaigns/index.ts';
import { isAboutResult, type MailKind } from '../domain/due-mail.ts';
import { isConfirmed } from '../domain/registration.ts';
import type { MailSource } from './mail-source.ts';
import { labels } from './mail-texts.ts';

type LinkName = 'confirm' | 'cancel' | 'offer' | 'card';
type Links = Pick<MailContent, 'button' | 'links'>;

/** The links of the first mail until the address is confirmed: the confirmation is the button, others are secondary. */
function unconfirmedLinks(kind: 'registered' | 'waiting', source: MailSource, page: MailLink): Links {
  const { language, studentId } = source.registration;
  const label = labels[language];
  const link = linkBy(source);
  const isCardLinked = kind === 'registered' && studentId === null;
  return {
    button: link('confirm', label.confirm[kind]),
    links: [
      page,
      // The card of an account's registration has the account's name.
      ...(isCardLinked ? [link('card', label.cardLater)] : []),
      link('cancel', label.cancel),
    ],
  };
}

function linkBy({ publicUrl, token }: MailSource) {
  return (name: LinkName, label: string): MailLink => ({
    label,
    url: `${publicUrl}/campaigns/${name}?token=${token}`,
  });
}

/** The link to the exam, or after the release to the result, for a visitor without an account. */
function sittingLink(
  kind: MailKind,
  { campaign, registration, publicUrl, sitting = null }: MailSource,
): MailLink | null {
  const label = labels[registration.language];
  if (sitting === null) return null;
  const url = `${publicUrl}/campaigns/sit?token=${sitting}`;
  return { label: isAboutResult(kind, campaign) ? label.ownResult : label.sit, url };
}

/** Puts the exam in front of the other links. */
function withSitting(sit: MailLink | null, { button, links = [] }: Links): Links {
  if (sit === null) return button === undefined ? { links } : { button, links };
  return { button: sit, links: [...(button === undefined ? [] : [button]), ...links] };
}

/** The admit card is linked only where the address is proved, because it has the name. */
function placeLinks(source: MailSource, page: MailLink): Links {
  const { language, isAddressProved } = source.registration;
  const label = labels[language];
  const link = linkBy(source);
  const cancel = link('cancel', label.cancel);
  if (isAddressProved !== true) return { button: page, links: [cancel] };
  return { button: link('card', label.card), links: [page, cancel] };
}

/**
 * The button of the mail, and further links. A mail about a result leads to the merit list, which has the reader's own rank and
 * result. An account's registration from before mailed links has its page only.
 */
export function linksOf(kind: MailKind, source: MailSource): Links {
  const { registration, token } = source;
  const label = labels[registration.language];
  const page = isAboutResult(kind, source.campaign)
    ? { label: label.results, url: `${pageUrlOf(source)}/merit-list` }
    : { label: label.page, url: pageUrlOf(source) };
  if (kind === 'deleted') return {};
  if (token === null) return { button: page };
  const isUnconfirmed = (kind === 'registered' || kind === 'waiting') && !isConfirmed(registration);
  if (isUnconfirmed) return unconfirmedLinks(kind, source, page);
  return withSitting(sittingLink(kind, source), confirmedLinks(kind, source, page));
}

function confirmedLinks(kind: MailKind, source: MailSource, page: MailLink): Links {
  const label = labels[source.registration.language];
  const link = linkBy(source);
  if (isAboutResult(kind, source.campaign)) return { button: page };
  switch (kind) {
    case 'offer':
      return { button: link('offer', label.accept), links: [link('cancel', label.decline), page] };
    case 'registered':
    case 'sitting':
    case 'reminder':
      return placeLinks(source, page);
    case 'waiting':
      return { button: page, links: [link('cancel', label.leave)] };
    default:
      return { button: page };
  }
}
