import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a subject, as the specification spells them (spec §7). */
export const subjectFields = {
  SubjectTitle: { kind: 'text', label: { en: 'Name', bn: 'নাম' }, maxLength: 300 },
  SubjectSummary: {
    kind: 'text',
    label: { en: 'Description', bn: 'বিবরণ' },
    rows: 3,
    maxLength: 5000,
    isOptional: true,
  },
} as const satisfies Fields;
