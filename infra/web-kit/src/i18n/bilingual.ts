import { halfIn } from '@pathshala/rules/half-in';
import { useLanguage } from './texts.ts';

/** Returns a function that picks the user's language from a `বাংলা | English` text. */
export function useBilingual(): (text: string) => string {
  const language = useLanguage();
  return (text) => halfIn(language, text);
}
