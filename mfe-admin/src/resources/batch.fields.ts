import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a batch; its courses and the account of its teacher are chosen from lists. */
export const batchFields = {
  name: {
    kind: 'text',
    label: commonTexts.name,
    help: { en: 'Such as: HSC 26, Friday morning', bn: 'যেমন: এইচএসসি ২৬, শুক্রবার সকাল' },
    maxLength: 120,
  },
  teacherName: {
    kind: 'text',
    label: { en: 'Name of the teacher', bn: 'শিক্ষকের নাম' },
    help: { en: 'As students read it.', bn: 'শিক্ষার্থীরা যেভাবে পড়বে।' },
    maxLength: 120,
    isOptional: true,
  },
  room: { kind: 'text', label: commonTexts.room, maxLength: 120, isOptional: true },
  capacity: {
    kind: 'number',
    label: commonTexts.places,
    help: { en: 'Left empty: no limit.', bn: 'ফাঁকা রাখলে সীমা নেই।' },
    isOptional: true,
  },
  startsOn: { kind: 'date', label: commonTexts.firstDay, isOptional: true },
  endsOn: { kind: 'date', label: commonTexts.lastDay, isOptional: true },
  notifiesGuardian: {
    kind: 'switch',
    label: { en: 'Tell the guardian of an absence', bn: 'অনুপস্থিতি অভিভাবককে জানান' },
    help: {
      en: 'By SMS, half an hour after the class, where the guardian has agreed. Otherwise the student gets a notice.',
      bn: 'ক্লাসের আধা ঘণ্টা পরে এসএমএসে, অভিভাবকের সম্মতি থাকলে। না থাকলে শিক্ষার্থী নোটিশ পাবে।',
    },
  },
} as const satisfies Fields;
