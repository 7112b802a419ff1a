import type { MailContent, MailLink } from '@pathshala/contract-kit/mail-content';
import { pageUrlOf } from '../../campaigns/ports.ts';
import { isOfRelease, type MailKind } from '../domain/due-mail.ts';
import { isConfirmed } from '../domain/registration.ts';
import type { MailSource } from './mail-source.ts';
import { labels } from './mail-texts.ts';

export const pageOf = ({ campaign, publicUrl }: MailSource) => pageUrlOf(campaign, publicUrl);

type LinkName = 'confirm' | 'cancel' | 'offer' | 'card';
type Links = Pick<MailContent, 'button' | 'links'>;

/** The first mail until the address is confirmed: everything but the confirmation is second. */
function unconfirmedLinks(kind: 'registered' | 'waiting', source: MailSource, page: MailLink): Links {
  const label = labels[source.registration.language];
  const link = linkBy(source);
  return {
    button: link('confirm', label.confirm[kind]),
    links: [
      page,
      ...(kind === 'registered' ? [link('card', label.cardLater)] : []),
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

/** With the admit card only where the address is proved: the card has the name. */
function placeLinks(source: MailSource, page: MailLink): Links {
  const { language, isAddressProved } = source.registration;
  const label = labels[language];
  const link = linkBy(source);
  const cancel = link('cancel', label.cancel);
  if (isAddressProved !== true) return { button: page, links: [cancel] };
  return { button: link('card', label.card), links: [page, cancel] };
}

/** The button of the mail, and further links. A registration of an account that is older than the links has its page only. */
export function linksOf(kind: MailKind, source: MailSource): Links {
  const { registration, token } = source;
  const label = labels[registration.language];
  const page: MailLink = { label: isOfRelease(kind) ? label.results : label.page, url: pageOf(source) };
  if (kind === 'deleted') return {};
  if (token === null) return { button: page };
  if (kind === 'offer') {
    const link = linkBy(source);
    return { button: link('offer', label.accept), links: [link('cancel', label.decline), page] };
  }
  if (kind === 'reminder') return placeLinks(source, page);
  if (kind !== 'registered' && kind !== 'waiting') return { button: page };
  if (!isConfirmed(registration)) return unconfirmedLinks(kind, source, page);
  if (kind === 'registered') return placeLinks(source, page);
  return { button: page, links: [linkBy(source)('cancel', label.leave)] };
}
