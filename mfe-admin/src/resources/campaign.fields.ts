import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a campaign of either kind. */
export const campaignFields = {
  title: {
    kind: 'text',
    label: commonTexts.title,
    help: commonTexts.inBothLanguages,
    maxLength: 300,
  },
  type: {
    kind: 'text',
    label: commonTexts.type,
    help: { en: 'Such as: model test, seminar, fair.', bn: 'যেমন: মডেল টেস্ট, সেমিনার, মেলা।' },
    maxLength: 100,
    isOptional: true,
  },
  description: {
    kind: 'richText',
    label: commonTexts.description,
    isTwoLanguage: true,
    isOptional: true,
  },
  image: { kind: 'picture', label: commonTexts.picture, isOptional: true },
  startDate: { kind: 'dateTime', label: { en: 'Start', bn: 'শুরু' }, isOptional: true },
  endDate: {
    kind: 'dateTime',
    label: { en: 'End', bn: 'শেষ' },
    help: {
      en: 'Left empty: the end of the day on which it starts.',
      bn: 'ফাঁকা রাখলে যেদিন শুরু সেদিনের শেষ পর্যন্ত।',
    },
    isOptional: true,
  },
  date: {
    kind: 'date',
    label: commonTexts.day,
    help: {
      en: 'For a campaign of one day: start and end can stay empty then.',
      bn: 'এক দিনের ক্যাম্পেইন হলে: তখন শুরু ও শেষ সময় ফাঁকা রাখা যায়।',
    },
    isOptional: true,
  },
  location: {
    kind: 'text',
    label: { en: 'Place', bn: 'স্থান' },
    help: { en: 'Left empty: online.', bn: 'ফাঁকা রাখলে অনলাইনে।' },
    maxLength: 300,
    isOptional: true,
  },
  registrationOpen: { kind: 'switch', label: { en: 'Registration is open', bn: 'নিবন্ধন খোলা' } },
  maxParticipants: {
    kind: 'number',
    label: { en: 'Places', bn: 'আসন' },
    help: { en: 'Left empty or 0: no limit.', bn: 'ফাঁকা বা ০ হলে সীমা নেই।' },
    isOptional: true,
  },
} as const satisfies Fields;
