import { useServices } from '../services.ts';
import { useStore } from '../store.ts';
import { fill, type TextParams } from './fill.ts';
import { type Format, formatIn } from './format.ts';
import type { Language } from './language.ts';

/**
 * A text in both languages. `one` replaces the English one where `n` is 1; Bengali has one form for every number. Only
 * `textIn` and `useText` read it.
 */
export type TextInBoth = Readonly<Record<Language, string>> & { readonly one?: string };

/** Returns a text in the user's language, with `{name}` filled in. */
export type Translate = (text: TextInBoth, params?: TextParams) => string;

/** Returns a text in a language, with `{name}` filled in. */
export function textIn(language: Language, text: TextInBoth, params?: TextParams): string {
  const one = language === 'en' && params?.['n'] === 1 ? text.one : undefined;
  return fill(one ?? text[language], language, params);
}

/** The texts of the front ends are typed pairs beside the code that shows them; this hook reads them. */
export function useText(): Translate {
  const language = useLanguage();
  return (text, params) => textIn(language, text, params);
}

export function useLanguage(): Language {
  return useStore(useServices().language);
}

/** Numbers, dates and durations in the user's language. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}
