const known =
  'p|br|strong|em|u|s|sub|sup|ul|ol|li|h2|h3|h4|blockquote|code|pre|table|thead|tbody|tr|th|td|img|a|span';

const strayLess = new RegExp(`<(?!/?(?:${known})(?:[\\s/>]|$))`, 'giu');
const escapedLess = new RegExp(`&lt;(?!/?(?:${known})(?:[\\s/>]|&gt;|$))`, 'giu');
const entity = '(?:[a-z]+[0-9]*|#[0-9]+|#x[0-9a-f]+);';

/** What an author typed, as a fragment: `$x<y$` and `a & b` stay what they look like, known elements stay elements. */
export function toFragment(typed: string): string {
  return typed.replaceAll(new RegExp(`&(?!${entity})`, 'giu'), '&amp;').replaceAll(strayLess, '&lt;');
}

/** A stored fragment as an author likes to read and write it. */
export function fromFragment(fragment: string): string {
  return fragment
    .replaceAll(escapedLess, '<')
    .replaceAll('&gt;', '>')
    .replaceAll(new RegExp(`&amp;(?!${entity})`, 'giu'), '&');
}
