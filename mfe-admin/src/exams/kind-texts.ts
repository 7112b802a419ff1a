/** The names of the kinds of exams. */
export const kindTexts = {
  'past-year': { en: 'Past year', bn: 'বিগত বছর' },
  unit: { en: 'Unit', bn: 'ইউনিট' },
  subject: { en: 'Subject', bn: 'বিষয়' },
  chapter: { en: 'Chapter', bn: 'অধ্যায়' },
  standalone: { en: 'Standalone', bn: 'একক পরীক্ষা' },
  campaign: { en: 'Campaign', bn: 'ক্যাম্পেইন' },
  practice: { en: 'Practice', bn: 'অনুশীলন' },
} as const;
