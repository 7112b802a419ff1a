import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a webhook. */
export const webhookFields = {
  name: { kind: 'text', label: commonTexts.name, maxLength: 80 },
  url: {
    kind: 'text',
    label: { en: 'Address of the receiver', bn: 'প্রাপকের ঠিকানা' },
    help: {
      en: 'Begins with https://. Only servers on the internet are called, never those of a private network.',
      bn: 'https:// দিয়ে শুরু। কেবল ইন্টারনেটের সার্ভারে পাঠানো হয়, ব্যক্তিগত নেটওয়ার্কে নয়।',
    },
    maxLength: 500,
    isAddress: true,
  },
  kinds: { kind: 'own', label: { en: 'What it is told', bn: 'যা জানানো হবে' } },
  isOn: {
    kind: 'switch',
    label: commonTexts.active,
    help: {
      en: 'What happens while it is off is not sent later.',
      bn: 'বন্ধ থাকার সময় যা ঘটে, তা পরে পাঠানো হয় না।',
    },
  },
} as const satisfies Fields;
