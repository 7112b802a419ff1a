import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a course in its short form. */
export const courseFields = {
  courseName: { kind: 'text', label: { en: 'Name', bn: 'নাম' }, maxLength: 300 },
  courseType: { kind: 'choice', label: { en: 'Category', bn: 'ধরন' } },
  description: {
    kind: 'richText',
    label: { en: 'Description', bn: 'বিবরণ' },
    isTwoLanguage: true,
    isOptional: true,
  },
} as const satisfies Fields;
