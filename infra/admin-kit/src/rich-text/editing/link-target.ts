/** Where a link may lead: what the server's sanitiser accepts. */
export function isLinkTarget(href: string): boolean {
  return /^(?:https:\/\/|mailto:|#|\/(?!\/))\S*$/iu.test(href);
}
