import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a subject, as the specification spells them (spec §7). */
export const subjectFields = {
  SubjectTitle: { kind: 'text', label: commonTexts.name, maxLength: 300 },
  SubjectSummary: {
    kind: 'text',
    label: commonTexts.description,
    rows: 3,
    maxLength: 5000,
    isOptional: true,
  },
} as const satisfies Fields;
