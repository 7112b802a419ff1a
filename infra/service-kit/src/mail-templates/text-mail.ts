import type { PreparedLink, PreparedMail } from './prepared-mail.ts';

export function textOf(mail: PreparedMail): string {
  const { greeting, paragraphs, code, button, facts, notes, links, footer, site, unsubscribe } = mail;
  const blocks = [
    greeting,
    ...paragraphs,
    code,
    button ? linkBlock(button) : '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...notes,
    ...links.map(linkBlock),
    `${site.name}\n${site.url}`,
    [...footer, ...(unsubscribe ? [linkBlock(unsubscribe)] : [])].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The address has a line of its own: mail programs that make links of addresses then find its end. */
function linkBlock({ label, url }: PreparedLink): string {
  return `${label}:\n${url}`;
}
