import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  wizardMoveUp: commonTexts.moveNameUp,
  wizardMoveDown: commonTexts.moveNameDown,
  title: commonTexts.units,
  none: { en: 'No units available. Please add a unit.', bn: 'কোনো ইউনিট নেই। একটি ইউনিট যোগ করুন।' },
  nameHelp: {
    en: 'A name that is already there replaces that unit.',
    bn: 'একই নামের ইউনিট থাকলে নতুনটি তার জায়গা নেবে।',
  },
  years: { en: '{n} years', one: '{n} year', bn: '{n}টি সাল' },
  replaceTitle: { en: 'Replace {name}?', bn: '{name} বদলে ফেলবেন?' },
  replaceText: {
    en: 'A unit of this name is already there, with {n} years. The new one starts empty.',
    one: 'A unit of this name is already there, with {n} year. The new one starts empty.',
    bn: 'এই নামের একটি ইউনিট আগেই আছে, তাতে {n}টি সাল। নতুনটি খালি থেকে শুরু হবে।',
  },
  replace: { en: 'Replace', bn: 'বদলান' },
  removeTitle: commonTexts.askRemoveName,
  removeText: {
    en: 'Its {n} years with all their questions go with it.',
    one: 'Its year with all its questions goes with it.',
    bn: 'এর {n}টি সাল সব প্রশ্নসহ চলে যাবে।',
  },
} as const;
