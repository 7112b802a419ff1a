import { fill, type TextParams } from './fill.ts';
import type { Language } from './language.ts';

/**
 * A text in both languages. `one` replaces the English one where `n` is 1; Bengali has one form for every number. Only
 * `textIn` and `useText` read it.
 */
export type TextInBoth = Readonly<Record<Language, string>> & { readonly one?: string };

/** Returns a text in a language, with `{name}` filled in. */
export function textIn(language: Language, text: TextInBoth, params?: TextParams): string {
  const one = language === 'en' && params?.['n'] === 1 ? text.one : undefined;
  return fill(one ?? text[language], language, params);
}
