/** A link that would lead away from the site, or is no http(s) address. */
export class MailLinkError extends Error {
  override readonly name = 'MailLinkError';
}

/** The whole address of a page of the site, from its path or address. */
export function siteLink(url: string, siteUrl: string): string {
  const site = new URL(siteUrl);
  const link = URL.parse(url, site.href);
  const isOfSite =
    link !== null &&
    /^https?:$/u.test(link.protocol) &&
    link.origin === site.origin &&
    link.username === '' &&
    link.password === '';
  if (!isOfSite) throw new MailLinkError(`a mail links to ${url}, which is no page of ${site.origin}`);
  return link.href;
}
