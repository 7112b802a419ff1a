import { isPictureAddress } from '@pathshala/rules/addresses';
import type sanitizeHtml from 'sanitize-html';
import { loadSanitizer } from './load-sanitizer.ts';

// The elements that an author may use, without style, class or id: the site decides how a text looks.
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
      : tag === 'img' && !isPictureAddress(attribs['src'] ?? ''),
};

function isLanguage(lang: string | undefined): boolean {
  return lang === 'bn' || lang === 'en';
}

/** Makes an HTML fragment from outside safe to store and to show: an allow-list of tags and attributes (CAT-12). */
export function sanitiseRichText(fragment: string): string {
  return fragment.includes('<') || fragment.includes('&') ? loadSanitizer()(fragment, allowed) : fragment;
}
