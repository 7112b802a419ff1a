/** The text as the content of an HTML element, or as an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** The text of an HTML text without tags; entities that rich text does not write stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => entities[entity] ?? entity);
}

const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/giu;
/** Matches a tag, and one that was cut off with the text. */
const anyTag = /<[^>]*>|<[/!a-z][^>]*$/giu;

/**
 * Returns the text that a reader sees of a fragment. Tags inside a word are removed, others become a space: `H<sub>2</sub>O`
 * is one word.
 */
export function textOfHtml(fragment: string): string {
  return unescapeHtml(fragment.replaceAll(inlineTag, '').replaceAll(anyTag, ' '));
}
