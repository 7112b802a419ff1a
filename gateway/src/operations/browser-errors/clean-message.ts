const maxLength = 200;

/**
 * A message without what differs from person to person or could name one: texts in quotation marks, addresses, links, ids
 * and numbers. Messages that are equal then are one error.
 */
export function cleanMessage(message: string): string {
  const cleaned = message
    .replaceAll(/(["'`“‘])(?:(?!["'`”’]).){0,300}["'`”’]/gu, '…')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S+/giu, '<url>')
    .replaceAll(/\S+@\S+/gu, '<address>')
    .replaceAll(/\b[0-9a-f]{8,}(?:-[0-9a-f]+)*\b/giu, '<id>')
    .replaceAll(/\p{Nd}+/gu, '#')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return (cleaned.length <= maxLength ? cleaned : cleaned.slice(0, maxLength).toWellFormed()) || '…';
}
