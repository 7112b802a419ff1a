import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Language } from './language.ts';
import { useLanguage } from './texts.ts';

/** Returns a function that picks the user's language from a `বাংলা | English` text. */
export function useBilingual(): (text: string) => string {
  const language = useLanguage();
  return (text) => pickLanguage(language, text);
}

interface Named {
  readonly name: string;
  readonly username: string;
  readonly fullName?: string | undefined;
}

/** Returns the name of a user in the language, or the user name of an account without one. */
export function nameIn(language: Language, { name, username, fullName }: Named): string {
  return pickLanguage(language, fullName ?? name) || username;
}

/** Returns a function that says what a user is called in the language of the page. */
export function useNameOf(): (user: Named) => string {
  const language = useLanguage();
  return (user) => nameIn(language, user);
}
