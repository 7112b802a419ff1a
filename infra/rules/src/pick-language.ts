import type { Language } from './language.ts';

const bengali = /[\u0980-\u09FF]/u;

/**
 * Returns this language's part of a title that its author may give in both languages, `বাংলা | English`. A text that is not
 * written so, Bengali first and Latin second, stays as it is.
 */
export function pickLanguage(language: Language, text: string): string {
  // A rich text in two languages (`language-parts.ts`), which may have a bar in either.
  if (text.startsWith('<div lang=')) return text;
  const [first = '', second = '', ...more] = text.split(' | ');
  if (second === '' || more.length > 0 || !bengali.test(first) || bengali.test(second)) return text;
  return language === 'bn' ? first : second;
}
