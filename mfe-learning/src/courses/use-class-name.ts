import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

const classNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** `Class 10` and `class10` (spec §4) in the reader's language; any other text as written. */
export function useClassName(): (classLevel: string) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return (classLevel) => {
    const written = /^class\s*(\d+)$/i.exec(classLevel.trim())?.[1];
    const known = classNumbers.find((number) => String(number) === written);
    return known === undefined ? format.digits(inLanguage(classLevel)) : translate(texts.class[known]);
  };
}
