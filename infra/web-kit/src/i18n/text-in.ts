import { fill, type TextParams } from './fill.ts';
import type { Language } from './language.ts';

/**
 * A text in both languages. `one` replaces the English one where `n` is 1; Bengali has one form for every number. The build
 * of a remote takes the texts out of the code (`build/cut-texts.ts`): only the language that is shown can be read. A pair
 * that is needed in both at once begins with `bn`, and stays as it is.
 */
export type TextInBoth = Readonly<Record<Language, string>> & { readonly one?: string | undefined };

/** Returns a text in a language, with `{name}` filled in. */
export function textIn(language: Language, text: TextInBoth, params?: TextParams): string {
  const one = language === 'en' && params?.['n'] === 1 ? text.one : undefined;
  return fill(one ?? text[language], language, params);
}
