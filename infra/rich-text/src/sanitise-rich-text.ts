import type sanitizeHtml from 'sanitize-html';
import { loadSanitizer } from './load-sanitizer.ts';

// What an author may use. No style, class or id: how it looks is the site's business.
const blocks = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'img'];
const words = ['strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'code', 'a'];
/** The parts of a text in two languages (design §7); a `<div>` for anything else is dropped, its content stays. */
const languageParts = ['div'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...words, ...tables, ...languageParts],
  allowedAttributes: {
    img: ['src', 'alt', 'width', 'height'],
    a: ['href'],
    div: ['lang'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'div' && !isLanguage(attribs['lang'])
      ? 'excludeTag'
      : tag === 'img' && !isSafePicture(attribs['src'] ?? ''),
};

function isLanguage(lang: string | undefined): boolean {
  return lang === 'bn' || lang === 'en';
}

/**
 * Pictures come from the uploads or are part of the text. Not from any other path of ours: a GET by every reader would
 * be made with the reader's session. Not from other hosts: they would learn who reads what, and can change the picture.
 * An SVG inside <img> runs no script; every other data type is refused.
 */
function isSafePicture(source: string): boolean {
  return /^(?:\/api\/files\/[a-z][a-z0-9-]*\/[0-9a-f]{64}$|data:image\/(?:png|jpeg|webp|svg\+xml)[;,])/u.test(
    source,
  );
}

/** Makes an HTML fragment from outside safe to store and to show: an allow-list of tags and attributes (CAT-12). */
export function sanitiseRichText(fragment: string): string {
  return fragment.includes('<') || fragment.includes('&') ? loadSanitizer()(fragment, allowed) : fragment;
}
