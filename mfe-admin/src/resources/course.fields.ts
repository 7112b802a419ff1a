import { adminTexts } from '@pathshala/admin-kit/admin-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a course in its short form. */
export const courseFields = {
  courseName: { kind: 'text', label: commonTexts.name, maxLength: 300 },
  courseType: { kind: 'choice', label: adminTexts.category },
  description: {
    kind: 'richText',
    label: adminTexts.description,
    isTwoLanguage: true,
    isOptional: true,
  },
} as const satisfies Fields;
