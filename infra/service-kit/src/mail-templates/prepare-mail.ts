import type { MailContent, MailFact, MailLink } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language } from '@pathshala/contract-kit/message';
import { asciiDigits } from '@pathshala/rules/digits';
import { oneLine } from '@pathshala/rules/one-line';
import type { PreparedLink, PreparedMail } from './prepared-mail.ts';
import type { RenderOptions } from './render-options.ts';
import { siteLink } from './site-link.ts';
import { texts } from './texts.ts';

/** Characters as a reader counts them: mail programs show about 70. */
const subjectLimit = 150;

export function prepareMail(content: MailContent, options: RenderOptions): PreparedMail {
  const { language, site, unsubscribeUrl } = options;
  const lines = (values: readonly string[] = []) => values.map(oneLine).filter((line) => line !== '');
  const link = ({ label, url }: MailLink): PreparedLink => ({
    label: oneLine(label),
    url: siteLink(url, site.url),
  });
  const { subject, preheader, greeting = '', code = '', button, facts = [], links = [] } = content;
  const paragraphs = lines(content.paragraphs);
  return {
    language,
    site: {
      name: oneLine(site.name),
      url: siteLink('/', site.url),
      logo: site.logo == null ? null : siteLink(site.logo, site.url),
    },
    subject: shorten(oneLine(subject), language),
    preheader: oneLine(preheader ?? paragraphs[0] ?? ''),
    greeting: oneLine(greeting),
    paragraphs,
    code: asciiDigits(oneLine(code)),
    button: button ? link(button) : null,
    facts: facts.map((fact) => factIn(language, fact)),
    notes: lines(content.notes),
    links: links.map(link),
    footer: lines(content.footer),
    unsubscribe:
      unsubscribeUrl === undefined ? null : link({ label: texts.unsubscribe[language], url: unsubscribeUrl }),
  };
}

function factIn(language: Language, [label, value]: MailFact) {
  const formatted = formatMessage({ en: '{value}', bn: '{value}' }, language, { value });
  return { label: oneLine(label), value: oneLine(formatted) };
}

/** Never cuts inside a character: a Bengali one may be several code points. */
function shorten(text: string, language: Language): string {
  const characters = [...new Intl.Segmenter(language).segment(text)].map(({ segment }) => segment);
  if (characters.length <= subjectLimit) return text;
  return `${characters.slice(0, subjectLimit - 1).join('')}…`;
}
