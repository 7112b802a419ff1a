import type { Language } from './language.ts';

export type LanguageParts = Readonly<Record<Language, string>>;

const start = /^\s*<div lang="(bn|en)">/u;
const divs = /<div\b|<\/div>/gu;

/**
 * The parts of a rich text that consists of one `<div lang="bn">`, one `<div lang="en">`, or both; null if it has anything
 * else. An empty text has two empty parts. The text is one that the sanitiser has cleaned.
 */
export function splitLanguages(fragment: string): LanguageParts | null {
  const parts: { bn?: string; en?: string } = {};
  let rest = fragment;
  while (rest.trim() !== '') {
    const language = start.exec(rest)?.[1] as Language | undefined;
    const end = endOfFirstDiv(rest);
    if (language === undefined || end === -1 || parts[language] !== undefined) return null;
    const from = rest.indexOf('>') + 1;
    parts[language] = rest.slice(from, end);
    rest = rest.slice(end + '</div>'.length);
  }
  return { bn: parts.bn ?? '', en: parts.en ?? '' };
}

/** Returns the index where the closing tag of the first element starts; -1 without one. */
function endOfFirstDiv(text: string): number {
  let depth = 0;
  for (const { 0: tag, index } of text.matchAll(divs)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** The reverse of `splitLanguages`; an empty part is left out. */
export function joinLanguages(parts: LanguageParts): string {
  return (['bn', 'en'] as const)
    .map((language) => (parts[language] === '' ? '' : `<div lang="${language}">${parts[language]}</div>`))
    .join('');
}
