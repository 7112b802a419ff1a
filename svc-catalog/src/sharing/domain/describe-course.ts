import { oneLine } from '@pathshala/rules/one-line';
import { pickLanguage } from '@pathshala/rules/pick-language';
import type { CourseKind, SharedCourse } from '../ports.ts';

export type Language = 'bn' | 'en';

const words = {
  bn: {
    admission: 'ভর্তি প্রস্তুতি',
    academic: 'একাডেমিক কোর্স',
    parts: { admission: 'টি ইউনিট', academic: 'টি বিষয়' },
    free: 'বিনামূল্যে',
    locale: 'bn-BD',
  },
  en: {
    admission: 'Admission preparation',
    academic: 'Academic course',
    parts: { admission: ' units', academic: ' subjects' },
    free: 'Free',
    locale: 'en-GB',
  },
} as const;

export function titleOf({ name }: Pick<SharedCourse, 'name'>, language: Language): string {
  return oneLine(pickLanguage(language, name));
}

/** Kind · number of units or subjects · fee. */
export function factsOf(
  { fee, parts }: Pick<SharedCourse, 'fee' | 'parts'>,
  { kind, language }: { readonly kind: CourseKind; readonly language: Language },
): string {
  const word = words[language];
  const number = new Intl.NumberFormat(word.locale);
  const nameOfParts =
    language === 'en' && parts === 1 ? word.parts[kind].replace(/s$/u, '') : word.parts[kind];
  return [
    word[kind],
    parts > 0 ? `${number.format(parts)}${nameOfParts}` : '',
    fee > 0 ? `৳${number.format(fee)}` : word.free,
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}
