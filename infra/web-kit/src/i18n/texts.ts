import { createStore, useStore } from '../store.ts';
import { useServices } from '../services.ts';
import { fill, type TextParams } from './fill.ts';
import { type Format, formatIn } from './format.ts';
import type { Language } from './language.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Returns the text of a key, with `{name}` filled in. With `n` of 1 the key `….one` is preferred if it exists. */
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

export interface Texts<Key extends string> {
  readonly load: (language: Language) => Promise<void>;
  /** The texts in the user's language; while it loads, in the one that is loaded. */
  readonly useTexts: () => Translate<Key>;
}

type Loader = () => Promise<{ readonly default: Catalogue }>;

/**
 * The texts of one remote, a JSON file per language, only the active one loaded:
 * `defineTexts<keyof typeof en>({ bn: () => import('./texts/bn.json'), en: … })`.
 */
export function defineTexts<Key extends string>(loaders: Readonly<Record<Language, Loader>>): Texts<Key> {
  const loaded = createStore<Partial<Record<Language, Catalogue>>>({});
  const pending: Partial<Record<Language, Promise<void>>> = {};

  function load(language: Language): Promise<void> {
    pending[language] ??= loaders[language]().then(
      (module) => loaded.set({ ...loaded.get(), [language]: module.default }),
      (error: unknown) => {
        delete pending[language];
        throw error;
      },
    );
    return pending[language];
  }

  function useTexts(): Translate<Key> {
    const wanted = useStore(useServices().language);
    const catalogues = useStore(loaded);
    const language = catalogues[wanted] ? wanted : otherThan(wanted);
    if (!catalogues[wanted]) load(wanted).catch(() => undefined);
    return (key, params) => sayFrom(catalogues[language] ?? {}, language, { key, ...(params && { params }) });
  }

  return { load, useTexts };
}

function otherThan(language: Language): Language {
  return language === 'bn' ? 'en' : 'bn';
}

function sayFrom(
  texts: Catalogue,
  language: Language,
  { key, params }: { key: string; params?: TextParams },
): string {
  const one = params?.['n'] === 1 ? texts[`${key}.one`] : undefined;
  return fill(one ?? texts[key] ?? key, language, params);
}

/** A text in both languages. `one` replaces the English one where `n` is 1; Bengali has one form for every number. */
export type TextInBoth = Readonly<Record<Language, string>> & { readonly one?: string };

/** Texts given in both languages, for the few that are defined beside their code (the kit's own). */
export function useText(): (text: TextInBoth, params?: TextParams) => string {
  const language = useLanguage();
  return (text, params) => {
    const one = language === 'en' && params?.['n'] === 1 ? text.one : undefined;
    return fill(one ?? text[language], language, params);
  };
}

export function useLanguage(): Language {
  return useStore(useServices().language);
}

/** Numbers, dates and durations in the user's language. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}
