import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts about what the school sends by SMS. */
export const smsTexts = {
  title: { en: 'Messages by SMS', bn: 'এসএমএস' },
  lead: {
    en: 'Codes and invitations for people with a mobile number. At most {n} parts a day; a part has 70 Bengali letters.',
    bn: 'মোবাইল নম্বর আছে এমন ব্যক্তিদের কোড ও আমন্ত্রণ। দিনে সর্বোচ্চ {n}টি এসএমএস; একটিতে ৭০টি বাংলা অক্ষর।',
  },
  unread: { en: 'The messages could not be loaded.', bn: 'এসএমএসের হিসাব আনা যায়নি।' },
  nothing: { en: 'Nothing was sent in the last 31 days.', bn: 'গত ৩১ দিনে কিছু পাঠানো হয়নি।' },
  days: { en: 'By day', bn: 'দিন অনুযায়ী' },
  day: commonTexts.day,
  messages: { en: 'Messages', bn: 'বার্তা' },
  parts: { en: 'Parts', bn: 'এসএমএস' },
  failedCount: commonTexts.failed,
  cost: { en: 'Cost', bn: 'খরচ' },
  latest: { en: 'The latest messages', bn: 'সবশেষ বার্তাগুলো' },
  when: commonTexts.when,
  to: { en: 'Sent to', bn: 'প্রাপকের নম্বর' },
  state: commonTexts.state,
  sending: { en: 'on its way', bn: 'পাঠানো হচ্ছে' },
  sent: { en: 'taken by the gateway', bn: 'গেটওয়ে নিয়েছে' },
  delivered: { en: 'delivered', bn: 'পৌঁছেছে' },
  failed: { en: 'failed', bn: 'পাঠানো যায়নি' },
  held: { en: 'held by a limit', bn: 'সীমা পেরিয়েছে' },
} as const;
