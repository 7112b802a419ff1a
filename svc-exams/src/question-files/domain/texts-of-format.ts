import type { FileRemark } from './file-question.ts';
import { fragmentOfText } from './fragments.ts';
import { lostOfHtml, remarkOn, tagsInText } from './html-remarks.ts';

/** The format of a text in another program. `auto`: HTML in which a line break is a `<br>`. */
export type TextFormat = 'html' | 'auto' | 'markdown' | 'text';

interface FragmentOfText {
  readonly fragment: string;
  readonly remarks: readonly FileRemark[];
}

/** A tag whose attributes have values: `<b and c>` is not a tag. */
const realTag =
  /<\/?[a-z][a-z\d]*(?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)|\s+(?:controls|autoplay|loop|muted|allowfullscreen|disabled|checked|readonly|hidden|nowrap|reversed))*\s*\/?>|<!--[\s\S]*?-->/giu;

/** Comments and tags stay; every other `<` is text. */
function withTextEscaped(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(realTag)) {
    parts.push(html.slice(from, index).replaceAll('<', '&lt;'), tag);
    from = index + tag.length;
  }
  return [...parts, html.slice(from).replaceAll('<', '&lt;')].join('');
}

const blockTag = '</?(?:p|ul|ol|li|h[1-6]|blockquote|pre|table|thead|tbody|tr|th|td|div|br)\\b[^<>]*>';
const lineEndAtBlock = new RegExp(`(${blockTag})\\s*\\n\\s*|\\s*\\n\\s*(?=${blockTag})`, 'giu');

/** The fragment of a text by the format that its file states: without one a tag is text. */
export function fragmentOfFormat(text: string, format: TextFormat): FragmentOfText {
  if (format === 'html' || format === 'auto') {
    const html = withTextEscaped(text);
    const lines = html
      .replaceAll(/\r\n|\r/gu, '\n')
      .replaceAll(lineEndAtBlock, '$1')
      .replaceAll('\n', '<br />');
    const remarks = html === text ? [] : [remarkOn('signsAsText')];
    return { fragment: format === 'auto' ? lines : html, remarks: [...remarks, ...lostOfHtml(html)] };
  }
  const remarks = format === 'markdown' && text.trim() !== '' ? [remarkOn('markdown')] : tagsInText(text);
  return { fragment: fragmentOfText(text), remarks };
}
