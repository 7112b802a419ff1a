import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a chapter. */
export const chapterFields = {
  chapterTitle: { kind: 'text', label: commonTexts.title, maxLength: 300 },
  chapterSummary: {
    kind: 'text',
    label: { en: 'Summary', bn: 'সারসংক্ষেপ' },
    rows: 3,
    maxLength: 5000,
    isOptional: true,
  },
  chapterNumber: {
    kind: 'number',
    label: commonTexts.number,
    help: { en: 'Left empty, the chapter goes to the end.', bn: 'খালি রাখলে অধ্যায়টি সবার শেষে বসবে।' },
    isOptional: true,
  },
} as const satisfies Fields;
