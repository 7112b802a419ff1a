import { renderMail, type RenderedMail } from '@pathshala/service-kit/mail-templates/render-mail';
import { oneLine } from '@pathshala/rules/one-line';
import { type Campaign, inLanguage, pageUrlOf } from '../../campaigns/index.ts';
import { labels as mailLabels } from '../../registrations/mails/index.ts';
import { type CampaignRules, mailSite } from '../../site-rules/index.ts';
import type { Bilingual } from '../ports.ts';

interface MessageMailSource {
  readonly campaign: Campaign;
  readonly message: { readonly subject: Bilingual; readonly body: Bilingual };
  readonly publicUrl: string;
  readonly siteRules: CampaignRules;
  /** The language of the reader. */
  readonly language: 'en' | 'bn';
  /** Empty: the address is not proved, so the mail has no name. */
  readonly name: string;
  readonly rollNumber: string | null;
}

/** A message as one participant reads it. */
export function writeMessageMail(source: MessageMailSource): RenderedMail {
  const { campaign, message, publicUrl, siteRules, name, rollNumber } = source;
  const options = mailSite(siteRules, source.language, publicUrl);
  const { language } = options;
  const label = mailLabels[language];
  const title = oneLine(inLanguage(campaign, language).title);
  const url = pageUrlOf({ campaign, publicUrl });
  const lines = message.body[language].split('\n').map(oneLine);
  return renderMail(
    {
      subject: oneLine(message.subject[language]),
      greeting: name === '' ? label.hello : `${label.dear} ${name},`,
      paragraphs: lines.filter((line) => line !== ''),
      button: { label: label.page, url },
      facts: rollNumber === null ? [] : [[label.roll, label.digits(rollNumber)]],
      footer: [label.reason(title)],
    },
    options,
  );
}
