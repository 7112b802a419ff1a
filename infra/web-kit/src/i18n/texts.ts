import { useServices } from '../services.ts';
import { useStore } from '../store.ts';
import type { TextParams } from './fill.ts';
import { type Format, formatIn } from './format.ts';
import type { Language } from './language.ts';
import { onlyLanguage } from './loaded-texts.ts';
import { textIn, type TextInBoth } from './text-in.ts';

export type { TextInBoth };

/** Returns a text in the user's language, with `{name}` filled in. */
export type Translate = (text: TextInBoth, params?: TextParams) => string;

/** The texts of the front ends are typed pairs beside the code that shows them; this hook reads them. */
export function useText(): Translate {
  const language = useLanguage();
  return (text, params) => textIn(language, text, params);
}

/** Returns the language of the page: the one of before while the texts of a newly chosen one are loaded. */
export function useLanguage(): Language {
  const wanted = useStore(useServices().language);
  return useStore(onlyLanguage) ?? wanted;
}

/** Numbers, dates and durations in the user's language. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}
