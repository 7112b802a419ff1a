import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { maxAnnouncementText } from '@pathshala/svc-auth-contract/http';

/** The fields of the announcement. */
export const announcementFields = {
  isOn: {
    kind: 'switch',
    label: { en: 'Show the announcement', bn: 'ঘোষণাটি দেখান' },
    name: { en: 'Shown', bn: 'দেখানো হয়' },
  },
  level: {
    kind: 'choice',
    label: { en: 'Level', bn: 'গুরুত্ব' },
    display: 'radio',
    choices: {
      info: { en: 'Information', bn: 'সাধারণ তথ্য' },
      // The preview shows both languages at once.
      important: { bn: 'জরুরি', en: 'Important' },
    },
  },
  'text.bn': {
    kind: 'text',
    label: { en: 'Text in Bengali', bn: 'বাংলা লেখা' },
    maxLength: maxAnnouncementText,
  },
  'text.en': {
    kind: 'text',
    label: { en: 'Text in English', bn: 'ইংরেজি লেখা' },
    maxLength: maxAnnouncementText,
  },
  link: {
    kind: 'text',
    label: commonTexts.link,
    help: {
      en: 'A path of this site, such as /courses, or an address with https://',
      bn: 'এই সাইটের পথ, যেমন /courses, অথবা https:// ঠিকানা',
    },
    maxLength: 500,
    isOptional: true,
  },
  from: {
    kind: 'dateTime',
    label: { en: 'From', bn: 'শুরু' },
    help: { en: 'Empty: at once', bn: 'ফাঁকা: এখন থেকেই' },
    isOptional: true,
  },
  until: {
    kind: 'dateTime',
    label: { en: 'Until', bn: 'শেষ' },
    help: { en: 'Empty: until you turn it off', bn: 'ফাঁকা: আপনি বন্ধ না করা পর্যন্ত' },
    isOptional: true,
  },
} as const satisfies Fields;
