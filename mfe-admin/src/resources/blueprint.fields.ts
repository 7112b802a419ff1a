import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a blueprint; its rows and the papers that it leaves out are lists below them. */
export const blueprintFields = {
  title: { kind: 'text', label: commonTexts.title, maxLength: 200 },
  unusedDays: {
    kind: 'number',
    label: { en: 'Not used in the last days', bn: 'শেষ কয়েক দিনে আসেনি' },
    help: {
      en: 'Questions of papers of these days are left out. 0: none are left out.',
      bn: 'এই কয় দিনের প্রশ্নপত্রের প্রশ্ন বাদ যাবে। ০ দিলে কিছুই বাদ যাবে না।',
    },
    unit: { en: 'days', bn: 'দিন' },
  },
  seed: {
    kind: 'text',
    label: { en: 'Seed', bn: 'বাছাইয়ের সংকেত' },
    help: {
      en: 'The same seed draws the same questions from the same bank. Empty: another draw each time.',
      bn: 'একই সংকেতে একই ব্যাংক থেকে একই প্রশ্ন ওঠে। ফাঁকা রাখলে প্রতিবার নতুন করে ওঠে।',
    },
    maxLength: 60,
    isOptional: true,
  },
} as const satisfies Fields;
