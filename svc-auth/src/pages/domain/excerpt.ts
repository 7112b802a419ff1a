import { textOfHtml } from '@pathshala/rules/escape-html';
import { splitLanguages } from '@pathshala/rules/language-parts';
import type { Language } from '@pathshala/contract-kit/message';
import type { SitePage } from './site-page.ts';

const maxLength = 160;

/** The beginning of a page in one language, or in the other where that one is empty; one line, cut at a word. */
export function excerptOf({ body }: SitePage, language: Language): string {
  const parts = splitLanguages(body);
  const html = parts === null ? body : parts[language] || parts.bn || parts.en;
  const text = textOfHtml(html).replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
