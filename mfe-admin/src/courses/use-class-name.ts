import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { classLevels } from './academic-choices.ts';
import { texts } from './texts.ts';

const keyOf = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase();

/** `Class 10` and `class10` (spec §4) in the reader's language; any other text as written. */
export function useClassName(): (classLevel: string) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  return (classLevel) => {
    const known = classLevels.find((level) => keyOf(level) === keyOf(classLevel));
    return known === undefined ? inLanguage(classLevel) : translate(texts.class[known]);
  };
}
