/** Returns whether a link may have this address: the server's sanitiser accepts the same. */
export function isLinkTarget(href: string): boolean {
  return /^(?:https:\/\/|mailto:|#|\/(?!\/))\S*$/iu.test(href);
}
