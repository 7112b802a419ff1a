import { unescapeHtml } from '@pathshala/rules/escape-html';

const names =
  'p|br|strong|b|em|i|u|s|sub|sup|ul|ol|li|h2|h3|h4|blockquote|code|pre|table|thead|tbody|tr|th|td|img|a|span|div';
const tag = new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, 'iu');
const anyTag = /<[^<>]*>/gu;
const sources = /(?<=<img\b[^<>]*?\bsrc=")[^"]*(?="[^<>]*>)/giu;

export const isHtml = (text: string): boolean => tag.test(text);

/** Plain text as a fragment; as the cleaning of texts does, `>` is escaped only where something else is. */
export function fragmentOfText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const closed = escaped === text ? escaped : escaped.replaceAll('>', '&gt;');
  return closed.replaceAll(/\r\n|\r|\n/gu, '<br />');
}

/** A fragment as a cell or line: plain text where `fragmentOfCell` gives the same fragment again, else HTML. */
export function cellOfFragment(fragment: string): string {
  const text = unescapeHtml(fragment.replaceAll('<br />', '\n'));
  if (fragmentOfCell(text) === fragment) return text;
  return isHtml(fragment) ? fragment : `<span>${fragment}</span>`;
}

/** The reverse: a text with tags that a question may have is HTML. */
export function fragmentOfCell(cell: string): string {
  if (!isHtml(cell)) return fragmentOfText(cell);
  return /^<span>([^<]*)<\/span>$/u.exec(cell)?.[1] ?? cell;
}

/** The fragment with its text, without tags, changed. */
export function changeText(fragment: string, change: (text: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  const add = (text: string) => {
    const plain = unescapeHtml(text);
    const changed = change(plain);
    parts.push(changed === plain ? text : fragmentOfText(changed));
  };
  for (const { 0: whole, index } of fragment.matchAll(anyTag)) {
    add(fragment.slice(from, index));
    parts.push(whole);
    from = index + whole.length;
  }
  add(fragment.slice(from));
  return parts.join('');
}

/** The text of a fragment without its tags. */
export function textOfFragment(fragment: string): string {
  return unescapeHtml(fragment.replaceAll(anyTag, ' '));
}

export function pictureSources(fragment: string): string[] {
  return [...fragment.matchAll(sources)].map(([source]) => unescapeHtml(source));
}

export function replaceSources(fragment: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return fragment;
  return fragment.replaceAll(sources, (source) => addresses.get(unescapeHtml(source)) ?? source);
}
