import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a content of a chapter. */
export const contentFields = {
  title: { kind: 'text', label: commonTexts.title, maxLength: 300 },
  contentDetails: {
    kind: 'richText',
    label: commonTexts.details,
    size: 'page',
    isTwoLanguage: true,
  },
} as const satisfies Fields;
