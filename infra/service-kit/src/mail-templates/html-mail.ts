import { escapeHtml as escape } from '@pathshala/rules/escape-html';
import type { PreparedLink, PreparedMail } from './prepared-mail.ts';
import { darkStyles, styles } from './styles.ts';
import { texts } from './texts.ts';

/** One column of at most 600 pixels; a table only for Outlook on Windows, which ignores `max-width`. */
export function htmlOf(mail: PreparedMail): string {
  const { language, site, subject, preheader, footer, unsubscribe } = mail;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(subject)}</title>
<style>:root{color-scheme:light dark}${darkStyles}</style>
</head>
<body class="paper ink" style="${styles.body}">
<div style="${styles.preheader}">${escape(preheader)}</div>
<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->
<div role="article" aria-roledescription="email" lang="${language}" style="${styles.page}">
<p style="${styles.name}"><a class="green" href="${escape(site.url)}" style="${styles.name}">${headOf(mail)}</a></p>
<div class="card" style="${styles.card}">
${bodyOf(mail).join('\n')}
</div>
<div style="${styles.footer}">
${[...footer.map(smallPrint), ...(unsubscribe ? [smallLink(unsubscribe)] : [])].join('\n')}
</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
}

/** The name, or the logo with the name as its text: mail programs that load no pictures show that, in the same style. */
function headOf({ site: { name, logo } }: PreparedMail): string {
  if (logo === null) return escape(name);
  return `<img src="${escape(logo)}" alt="${escape(name)}" height="48" style="${styles.logo}">`;
}

function bodyOf(mail: PreparedMail): readonly string[] {
  const { greeting, paragraphs, code, button, facts, notes, links } = mail;
  return [
    ...(greeting === '' ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    ...(code === '' ? [] : [codeBlock(code)]),
    ...(button ? [buttonBlock(button), ...addressBlock(button, mail)] : []),
    ...facts.map(factBlock),
    ...notes.map(paragraph),
    ...links.map(linkBlock),
  ];
}

function paragraph(text: string): string {
  return `<p class="ink" style="${styles.paragraph}">${escape(text)}</p>`;
}

function smallPrint(text: string): string {
  return `<p class="quiet" style="${styles.small}">${escape(text)}</p>`;
}

/** Selected as a whole by one click; the space between the digits is not copied with them. */
function codeBlock(code: string): string {
  return `<p class="tint" style="${styles.code}"><code class="ink" style="${styles.digits};user-select:all">${escape(code)}</code></p>`;
}

function anchor({ label, url }: PreparedLink): string {
  return `<a class="green" href="${escape(url)}" style="${styles.link}">${escape(label)}</a>`;
}

function linkBlock(link: PreparedLink): string {
  return `<p class="ink" style="${styles.paragraph}">${anchor(link)}</p>`;
}

function smallLink(link: PreparedLink): string {
  return `<p class="quiet" style="${styles.small}">${anchor(link)}</p>`;
}

function buttonBlock(link: PreparedLink): string {
  return `<p style="${styles.paragraph}"><a class="button" href="${escape(link.url)}" style="${styles.button}">${outlookSpace}${escape(link.label)}${outlookSpace}</a></p>`;
}

/** An address with a token is found on no page of the site, so it can be copied. */
function addressBlock({ url }: PreparedLink, { language }: PreparedMail): readonly string[] {
  if (new URL(url).search === '') return [];
  return [
    `<p class="quiet" style="${styles.small}">${escape(texts.copyAddress[language])}<br>${anchor({ label: url, url })}</p>`,
  ];
}

/** Outlook on Windows ignores the padding of a link. */
const outlookSpace = '<!--[if mso]>&#8195;<![endif]-->';

function factBlock({ label, value }: { readonly label: string; readonly value: string }): string {
  return `<p class="ink" style="${styles.fact}"><span class="quiet" style="${styles.label}">${escape(label)}</span><br>${escape(value)}</p>`;
}
