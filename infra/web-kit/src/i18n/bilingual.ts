import { pickLanguage } from '@pathshala/rules/pick-language';
import { useLanguage } from './texts.ts';

/** Shows the reader their own half of a title that its author gave in both languages. */
export function useBilingual(): (text: string) => string {
  const language = useLanguage();
  return (text) => pickLanguage(language, text);
}
