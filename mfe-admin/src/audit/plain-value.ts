const endOfBlock = /<br\s*\/?>|<\/(?:p|h[1-6]|li|td|th|tr|div|blockquote|pre)>/giu;
const markup = /<\/?[a-z][^>]*>/iu;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u;

/** A text of the audit log: a rich text without its markup, a time as the reader writes it. */
export function plainValue(text: string, timeText: (time: string) => string): string {
  if (isoTime.test(text)) return timeText(text);
  if (!markup.test(text)) return text;
  // `DOMParser` runs no script and loads no picture.
  const { body } = new DOMParser().parseFromString(text.replaceAll(endOfBlock, '$& '), 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}
