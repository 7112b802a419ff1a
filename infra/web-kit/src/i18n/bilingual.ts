import { pickLanguage } from '@pathshala/rules/pick-language';
import { useLanguage } from './texts.ts';

/** Returns a function that picks the user's language from a `বাংলা | English` text. */
export function useBilingual(): (text: string) => string {
  const language = useLanguage();
  return (text) => pickLanguage(language, text);
}
