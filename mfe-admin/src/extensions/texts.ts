import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The longer deadline of one student, on the page of the student and of the assignment. */
export const texts = {
  title: { en: 'Longer deadlines', bn: 'বাড়তি সময়' },
  none: { en: 'Nobody has a longer deadline.', bn: 'কারও বাড়তি সময় নেই।' },
  give: { en: 'Give more time', bn: 'বাড়তি সময় দিন' },
  takeBack: { en: 'Take the time back', bn: 'বাড়তি সময় ফিরিয়ে নিন' },
  takeBackOf: { en: 'Take back: {name}', bn: 'ফিরিয়ে নিন: {name}' },
  backText: {
    en: 'The deadline of everybody counts again, also for work that is handed in already.',
    bn: 'আবার সবার শেষ সময় গোনা হবে, জমা দেওয়া কাজের জন্যও।',
  },
  until: { en: 'New deadline (Dhaka time)', bn: 'নতুন শেষ সময় (ঢাকার সময়)' },
  row: { en: 'until {until}, instead of {due}', bn: '{due}-এর বদলে {until} পর্যন্ত' },
  assignment: commonTexts.assignment,
  saved: commonTexts.saved,
  cancel: commonTexts.cancel,
  save: commonTexts.save,
  reason: commonTexts.reason,
  reasonHelp: { en: 'For other administrators, in the audit log.', bn: 'অন্য প্রশাসকদের জন্য, কাজের বিবরণীতে।' },
  reasonMissing: { en: 'Write why. It is in the audit log.', bn: 'কারণ লিখুন। এটি কাজের বিবরণীতে থাকবে।' },
} as const;
