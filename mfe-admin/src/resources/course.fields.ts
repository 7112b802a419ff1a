import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a course in its short form. */
export const courseFields = {
  courseName: { kind: 'text', label: commonTexts.name, maxLength: 300 },
  courseType: { kind: 'choice', label: commonTexts.category },
  description: {
    kind: 'richText',
    label: commonTexts.description,
    isTwoLanguage: true,
    isOptional: true,
  },
} as const satisfies Fields;
