import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { escapeHtml } from '@pathshala/rules/escape-html';

const title = /<title>[^<]*<\/title>/u;

/** The page with the name of the site as its title. */
export function withTitle(html: string, name: string): string {
  return html.replace(title, () => `<title>${escapeHtml(name)}</title>`);
}

/** The page with a title of its own, and what links to it show elsewhere (Open Graph). `url` is the page's own address. */
export function withMeta(html: string, meta: PageMeta, url: URL): string {
  const properties = {
    'og:type': 'website',
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': url.href,
    ...(meta.image === null
      ? {}
      : {
          'og:image': new URL(meta.image, url).href,
          'og:image:width': '1200',
          'og:image:height': '630',
        }),
  };
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
  ].join('');
  return html.replace(title, '').replace(/<\/head>/iu, () => `${tags}</head>`);
}
