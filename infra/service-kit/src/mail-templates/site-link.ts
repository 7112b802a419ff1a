/** The whole address of a page of the site, from its path or address. Throws for an address elsewhere, and for one that is not http(s). */
export function siteLink(url: string, siteUrl: string): string {
  const site = new URL(siteUrl);
  const link = URL.parse(url, site.href);
  const isOfSite =
    link !== null &&
    /^https?:$/u.test(link.protocol) &&
    link.origin === site.origin &&
    link.username === '' &&
    link.password === '';
  if (!isOfSite) throw new Error(`a mail links to ${url}, which is no page of ${site.origin}`);
  return link.href;
}
