/** The links of an account's notices. They do not expire: a mail may be opened years later. */
export function unsubscribeLinksOf(publicUrl: string, token: string) {
  const query = `?token=${encodeURIComponent(token)}`;
  return {
    pageUrl: `${publicUrl}/unsubscribe${query}`,
    oneClickUrl: `${publicUrl}/api/auth/unsubscribe${query}`,
  };
}
