// A field of a form holds text: what looks like HTML there is text. The formatting of a stored fragment stands in the text
// between ‹ and ›, as `‹strong›`, so that it survives an edit; a backslash before it makes that text as well.

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

/** What an author typed, as a fragment: `<a>` stays these three characters, maths stays maths. */
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
  // The sanitiser, too, leaves a text as it is that needs no cleaning: `a > b` is stored in these characters.
  return hasMarkup || /[<&]/u.test(typed) ? fragment : fragment.replaceAll('&gt;', '>');
}

/** A stored fragment as an author reads and writes it. */
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

/** Text that would be read as formatting, and backslashes that would make formatting text, get a backslash each. */
function typedText(text: string, isBeforeTag: boolean): string {
  const plain = text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => characters[entity] ?? entity);
  const guarded = plain.replaceAll(
    typedTag,
    (_, slashes: string, element: string) => `${backslashes(slashes.length * 2 + 1)}‹${element}›`,
  );
  return isBeforeTag ? guarded.replace(/\\+$/u, (run) => run + run) : guarded;
}
