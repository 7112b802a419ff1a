import { splitLanguages } from '@pathshala/rules/language-parts';
import type { Language } from '@pathshala/contract-kit/message';
import type { SitePage } from './site-page.ts';

const maxLength = 160;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The beginning of a page in one language, or in the other where that one is empty; one line, cut at a word. */
export function excerptOf({ body }: SitePage, language: Language): string {
  const parts = splitLanguages(body);
  const html = parts === null ? body : parts[language] || parts.bn || parts.en;
  const text = html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
