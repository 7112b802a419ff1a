import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a content of a chapter. */
export const contentFields = {
  title: { kind: 'text', label: { en: 'Title', bn: 'শিরোনাম' }, maxLength: 300 },
  contentDetails: {
    kind: 'richText',
    label: { en: 'Details', bn: 'বিস্তারিত' },
    size: 'page',
    isTwoLanguage: true,
  },
} as const satisfies Fields;
