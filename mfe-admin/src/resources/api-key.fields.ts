import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of an API key. */
export const apiKeyFields = {
  name: {
    kind: 'text',
    label: commonTexts.name,
    help: { en: 'The program that uses it.', bn: 'যে প্রোগ্রাম এটি ব্যবহার করবে।' },
    maxLength: 80,
  },
  permissions: {
    kind: 'own',
    label: { en: 'What it may read', bn: 'যা পড়তে পারবে' },
  },
  expiresAt: {
    kind: 'date',
    label: commonTexts.lastDay,
    help: { en: 'At most a year from now.', bn: 'এখন থেকে সর্বোচ্চ এক বছর।' },
  },
} as const satisfies Fields;
