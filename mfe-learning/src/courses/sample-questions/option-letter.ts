import type { Language } from '@pathshala/web-kit/language';

const letters = { bn: 'কখগঘঙচ', en: 'ABCDEF' } as const;

/** ক খ গ ঘ or A B C D; the index counts from 0. */
export function optionLetter(language: Language, index: number): string {
  return letters[language][index] ?? String(index + 1);
}
