import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';

/** A title or a subject's name as the reader reads it: their half of a bilingual one, in their digits. */
export function useNamed(): (name: string) => string {
  const inLanguage = useBilingual();
  const format = useFormat();
  return (name) => format.digits(inLanguage(name));
}
