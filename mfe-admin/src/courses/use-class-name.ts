import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useTexts } from '../texts.ts';
import { classLevels } from './academic-choices.ts';

const keyOf = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase();

/** `Class 10` and `class10` (spec §4) in the reader's language; any other text as written. */
export function useClassName(): (classLevel: string) => string {
  const translate = useTexts();
  const inLanguage = useBilingual();
  return (classLevel) => {
    const known = classLevels.find((level) => keyOf(level) === keyOf(classLevel));
    return known === undefined ? inLanguage(classLevel) : translate(`class.${known}`);
  };
}
