import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The names of the kinds of exams. */
export const kindTexts = {
  'past-year': { en: 'Past year', bn: 'বিগত বছর' },
  unit: commonTexts.unit,
  subject: commonTexts.subject,
  chapter: commonTexts.chapter,
  standalone: { en: 'Standalone', bn: 'একক পরীক্ষা' },
  campaign: commonTexts.campaign,
  practice: commonTexts.practice,
} as const;
