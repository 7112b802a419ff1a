import { createStore } from '../create-store.ts';
import type { Language } from './language.ts';
import type { TextInBoth } from './text-in.ts';
import { readTexts, type Text } from './text-file.ts';

/**
 * The texts that the build has taken out of the code of this app (`build/cut-texts.ts`), by number. It takes out none in
 * tests, in a remote that runs alone and in the shell.
 */
const tables: Readonly<Record<Language, Text[]>> = { bn: [], en: [] };

/** The files of the code that runs, by their address without language and ending, with the languages that are loaded. */
const files = new Map<string, Set<Language>>();

/** The one language in which all code that runs has its texts; null: both. */
export const onlyLanguage = createStore<Language | null>(null);

/** Stands in the place of a pair in the built code. */
class LoadedText {
  readonly #number: number;

  constructor(number: number) {
    this.#number = number;
  }

  get en(): string {
    return this.#forms('en')[0];
  }

  get one(): string | undefined {
    return this.#forms('en')[1];
  }

  get bn(): string {
    return this.#forms('bn')[0];
  }

  /** In the other language if this one is not loaded. */
  #forms(language: Language): readonly [text: string, one?: string] {
    const text =
      tables[language][this.#number] ?? tables[language === 'bn' ? 'en' : 'bn'][this.#number] ?? '';
    return typeof text === 'string' ? [text] : text;
  }
}

export function loadedText(number: number): TextInBoth {
  return new LoadedText(number);
}

/** Loads the texts of a chunk in the language of the page, and in the one that is shown until that is loaded. */
export async function loadTexts(file: string): Promise<void> {
  const wanted = document.documentElement.lang as Language;
  await Promise.all(
    [...new Set([wanted, onlyLanguage.get() ?? wanted])].map((language) => loadFile(file, language)),
  );
  noteLanguages(wanted);
}

/** Loads a language for all code that runs, so that it can be shown. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...files.keys()].map((file) => loadFile(file, language)));
  noteLanguages(language);
}

async function loadFile(file: string, language: Language): Promise<void> {
  const loaded = files.get(file) ?? new Set();
  if (loaded.has(language)) return;
  const response = await fetch(`${file}.${language}.json`).catch(() => undefined);
  if (!response?.ok)
    throw Object.assign(new Error(`Loading chunk ${file} failed.`), { name: 'ChunkLoadError' });
  readTexts(await response.json(), tables[language]);
  files.set(file, loaded.add(language));
}

function noteLanguages(wanted: Language): void {
  const other = wanted === 'bn' ? 'en' : 'bn';
  const isComplete = (language: Language): boolean =>
    [...files.values()].every((loaded) => loaded.has(language));
  if (isComplete(wanted)) onlyLanguage.set(isComplete(other) ? null : wanted);
}
