export type UnsubscribeSubject = 'notices' | 'work';

/** The links of an account's notices, or of the daily work mail. They do not expire: a mail may be opened years later. */
export function unsubscribeLinksOf(publicUrl: string, token: string, about: UnsubscribeSubject = 'notices') {
  const query = `?token=${encodeURIComponent(token)}`;
  return {
    pageUrl: `${publicUrl}/unsubscribe${query}${about === 'work' ? '&about=work' : ''}`,
    oneClickUrl: `${publicUrl}/api/auth/unsubscribe${query}`,
  };
}
