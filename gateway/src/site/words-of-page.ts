import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { escapeHtml } from '@pathshala/rules/escape-html';

/** The build has rendered the page. */
const hasHeading = /<h1[\s>]/u;
const rootElement = /<div id="?root"?>/u;

/**
 * The page with its content for who runs no scripts: readers and search engines. Browsers with scripts do not render it.
 * `plain` is HTML; without it title, description and facts have to do.
 */
export function withWords(html: string, meta: PageMeta | null, plain: string): string {
  const words = plain || (meta === null ? '' : wordsOf(meta, hasHeading.test(html)));
  if (words === '') return html;
  return html.replace(rootElement, (root) => `<noscript><article>${words}</article></noscript>${root}`);
}

/** Returns only what a page that the build has rendered lacks. */
function wordsOf({ title: heading, description, details = [] }: PageMeta, isRendered: boolean): string {
  const lines = details.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const list = lines === '' ? '' : `<ul>${lines}</ul>`;
  const head = isRendered ? '' : `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(description)}</p>`;
  return head + list;
}
