import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';

/** Returns a function that gives a title or a subject's name in the reader's language and digits. */
export function useNamed(): (name: string) => string {
  const inLanguage = useBilingual();
  const format = useFormat();
  return (name) => format.digits(inLanguage(name));
}
