import { oneLine } from '@pathshala/rules/one-line';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { writtenDateTime } from '@pathshala/rules/written-time';
import type { Campaign } from '../../campaigns/index.ts';

export type Language = 'bn' | 'en';

const words = {
  bn: { marks: 'নম্বর', minutes: 'মিনিট', meritList: 'মেধাতালিকা', locale: 'bn-BD' },
  en: { marks: 'marks', minutes: 'minutes', meritList: 'Merit list', locale: 'en-GB' },
} as const;

/** Title of a link to the campaign. */
export function titleOf({ title }: Pick<Campaign, 'title'>, language: Language): string {
  return oneLine(pickLanguage(language, title));
}

export function meritListTitleOf(campaign: Pick<Campaign, 'title'>, language: Language): string {
  return `${words[language].meritList}: ${titleOf(campaign, language)}`;
}

/** Start in Dhaka · marks · minutes · location, as far as they are set. */
export function factsOf(
  { startDate, exam, location }: Pick<Campaign, 'startDate' | 'exam' | 'location'>,
  language: Language,
): string {
  const { marks, minutes, locale } = words[language];
  const number = new Intl.NumberFormat(locale);
  const { totalMarks = 0, timeLimit = 0 } = exam ?? {};
  return [
    writtenDateTime(Date.parse(startDate), language),
    totalMarks > 0 ? `${number.format(totalMarks)} ${marks}` : '',
    timeLimit > 0 ? `${number.format(timeLimit)} ${minutes}` : '',
    oneLine(pickLanguage(language, location)),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}
