import type { Language } from './language.ts';
import { textOfHtml } from './escape-html.ts';
import { splitLanguages } from './language-parts.ts';

const maxLength = 160;

/** The beginning of a rich text in one language, or in the other where that one is empty; one line, cut at a word. */
export function excerptOf(body: string, language: Language): string {
  const parts = splitLanguages(body);
  const html = parts === null ? body : parts[language] || parts.bn || parts.en;
  const text = textOfHtml(html).replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}
