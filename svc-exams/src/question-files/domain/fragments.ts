import { unescapeHtml } from '@pathshala/rules/escape-html';

const anyTag = /<[^<>]*>/gu;
/** A tag with its attributes; a quoted value may hold `>`. */
const imageTag = /<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/giu;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))?/gu;

/** Plain text as a fragment; like the cleaning of texts, it escapes `>` only where other signs are escaped. */
export function fragmentOfText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const closed = escaped === text ? escaped : escaped.replaceAll('>', '&gt;');
  return closed.replaceAll(/\r\n|\r|\n/gu, '<br />');
}

/** The plain text of a fragment that `fragmentOfText` made; null for a fragment with markup. */
export function plainTextOf(fragment: string): string | null {
  const text = unescapeHtml(fragment.replaceAll('<br />', '\n'));
  return fragmentOfText(text) === fragment ? text : null;
}

/** The fragment with its text changed and its tags unchanged. */
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

/** The position and the value of the attribute `src` in a tag, with any quotes and at any position. */
function sourceIn(
  tag: string,
): { readonly from: number; readonly to: number; readonly value: string } | null {
  for (const { 0: whole, 1: name, 2: quoted, index } of tag.slice(4).matchAll(attribute)) {
    if (name?.toLowerCase() !== 'src' || quoted === undefined) continue;
    const to = 4 + index + whole.length;
    return { from: to - quoted.length, to, value: quoted.replaceAll(/^["']|["']$/gu, '') };
  }
  return null;
}

export function pictureSources(fragment: string): string[] {
  return [...fragment.matchAll(imageTag)].flatMap(([tag]) => {
    const source = sourceIn(tag);
    return source === null || source.value === '' ? [] : [unescapeHtml(source.value)];
  });
}

export function replaceSources(fragment: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return fragment;
  return fragment.replaceAll(imageTag, (tag) => {
    const source = sourceIn(tag);
    const address = source === null ? undefined : addresses.get(unescapeHtml(source.value));
    if (source === null || address === undefined) return tag;
    return `${tag.slice(0, source.from)}"${address}"${tag.slice(source.to)}`;
  });
}
