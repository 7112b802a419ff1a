import { halfIn } from '@pathshala/rules/half-in';
import { useLanguage } from './texts.ts';

/** Shows the reader their own half of a title that its author gave in both languages. */
export function useBilingual(): (text: string) => string {
  const language = useLanguage();
  return (text) => halfIn(language, text);
}
