// Form fields hold plain text, so HTML typed by an author stays text. The tags of a stored fragment are shown between ‹ and ›,
// as `‹strong›`, so that they survive an edit. A backslash before ‹ escapes it.

const names =
  'p|br|strong|em|u|s|sub|sup|ul|ol|li|h2|h3|h4|blockquote|code|pre|table|thead|tbody|tr|th|td|img|a|span';
const attributes = '(?:\\s(?:"[^"]*"|[^"<>‹›])*)?';
const inside = `(/?(?:${names})${attributes}/?)`;

const tag = new RegExp(`<${inside}>`, 'giu');
const typedTag = new RegExp(`(\\\\*)‹${inside}›`, 'giu');

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const backslashes = (count: number): string => '\\'.repeat(count);

/** Typed text to a fragment: `<a>` stays these three characters; maths is unchanged. */
export function toFragment(typed: string): string {
  const parts: string[] = [];
  let from = 0;
  let hasMarkup = false;
  for (const match of typed.matchAll(typedTag)) {
    const [whole, slashes = '', element = ''] = match;
    const isText = slashes.length % 2 === 1;
    hasMarkup ||= !isText;
    const literal = backslashes(Math.floor(slashes.length / 2));
    parts.push(escaped(typed.slice(from, match.index) + literal));
    parts.push(isText ? escaped(`‹${element}›`) : `<${element}>`);
    from = match.index + whole.length;
  }
  parts.push(escaped(typed.slice(from)));
  const fragment = parts.join('');
  // The server's sanitiser does the same: it does not escape `>` in a text that needs no cleaning.
  return hasMarkup || /[<&]/u.test(typed) ? fragment : fragment.replaceAll('&gt;', '>');
}

/** A stored fragment to the text that an author edits. */
export function fromFragment(fragment: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const match of fragment.matchAll(tag)) {
    const [whole, element = ''] = match;
    parts.push(typedText(fragment.slice(from, match.index), true), `‹${element}›`);
    from = match.index + whole.length;
  }
  return [...parts, typedText(fragment.slice(from), false)].join('');
}

/** Escapes text that looks like a tag, and backslashes before a tag. */
function typedText(text: string, isBeforeTag: boolean): string {
  const plain = text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => characters[entity] ?? entity);
  const guarded = plain.replaceAll(
    typedTag,
    (_, slashes: string, element: string) => `${backslashes(slashes.length * 2 + 1)}‹${element}›`,
  );
  return isBeforeTag ? guarded.replace(/\\+$/u, (run) => run + run) : guarded;
}
