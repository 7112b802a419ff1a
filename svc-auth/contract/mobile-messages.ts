import type { Message } from '@pathshala/contract-kit/message';

/** The texts about mobile numbers and SMS. */
export const mobileMessages = {
  'auth.mobile-off': {
    en: 'Codes cannot be sent by SMS at this school. Use your email address.',
    bn: 'এই প্রতিষ্ঠানে এসএমএসে কোড পাঠানো যায় না। ইমেইল ঠিকানা ব্যবহার করুন।',
  },
  'auth.mobile-same': {
    en: 'This is already your mobile number',
    bn: 'এটি এখনই আপনার মোবাইল নম্বর',
  },
  'auth.mobile-taken': {
    en: 'This number belongs to another account. Log in with it.',
    bn: 'এই নম্বরটি অন্য একটি অ্যাকাউন্টের। সেটি দিয়ে লগ ইন করুন।',
  },
  'auth.mobile-change-unknown': {
    en: 'No new number is waiting for a code. Enter the number again.',
    bn: 'কোডের অপেক্ষায় কোনো নতুন নম্বর নেই। নম্বরটি আবার লিখুন।',
  },
  'auth.sms-code-sent': {
    en: 'We have sent a code to {mobile} by SMS. It is valid for {minutes} minutes.',
    bn: '{mobile} নম্বরে এসএমএসে একটি কোড পাঠানো হয়েছে। কোডটি {minutes} মিনিট কার্যকর থাকবে।',
  },
  'auth.sms-code-later': {
    en: 'Many codes have been sent to {mobile} already. The next one can be sent in {minutes} minutes; ask for it on this page.',
    bn: '{mobile} নম্বরে এরই মধ্যে অনেকগুলো কোড পাঠানো হয়েছে। {minutes} মিনিট পরে এই পাতা থেকেই নতুন কোড নিতে পারবেন।',
  },
  'auth.sms-reset-asked': {
    en: 'If there is an account with this number, a code is on its way by SMS. It is valid for 10 minutes.',
    bn: 'এই নম্বরে অ্যাকাউন্ট থাকলে এসএমএসে একটি কোড যাচ্ছে। কোডটি ১০ মিনিট কাজ করবে।',
  },
  'auth.sms-away': {
    en: 'The SMS could not be sent. Try again in a minute, or use your email address.',
    bn: 'এসএমএস পাঠানো যায়নি। এক মিনিট পরে আবার চেষ্টা করুন, অথবা ইমেইল ঠিকানা ব্যবহার করুন।',
  },
  'auth.sms-long': {
    en: 'This text needs {parts} SMS; {max} are allowed. Shorten it.',
    bn: 'লেখাটি পাঠাতে {parts}টি এসএমএস লাগে; সর্বোচ্চ {max}টি পাঠানো যায়। লেখাটি ছোট করুন।',
  },
  'auth.sms-code-wrong': {
    en: 'This code is not right, or its time is over. Look again, or ask for a new one.',
    bn: 'কোডটি ঠিক নয়, অথবা মেয়াদ শেষ। আবার দেখুন, না হলে নতুন কোড নিন।',
  },
  'auth.invitation-by-qr': {
    en: 'No mail and no SMS can reach this person. Show or print the QR code.',
    bn: 'এই ব্যক্তির কাছে ইমেইল বা এসএমএস পাঠানো যায় না। কিউআর কোড দেখান বা প্রিন্ট করুন।',
  },
  'auth.import-row-contact': {
    en: 'Write an email address, a mobile number or a username.',
    bn: 'ইমেইল ঠিকানা, মোবাইল নম্বর বা ব্যবহারকারীর নাম লিখুন।',
  },
  'auth.import-row-mobile-repeated': {
    en: 'The same mobile number is on line {line}. Give one of them a username and leave the number out.',
    bn: 'একই মোবাইল নম্বর {line} নম্বর লাইনে আছে। একজনের নম্বর বাদ দিয়ে ব্যবহারকারীর নাম দিন।',
  },
  'auth.import-row-known': {
    en: 'There is an account with this number or username already.',
    bn: 'এই নম্বর বা ব্যবহারকারীর নামে আগে থেকেই অ্যাকাউন্ট আছে।',
  },
  'auth.import-row-asked': {
    en: 'This person is invited already.',
    bn: 'এই ব্যক্তিকে আগেই আমন্ত্রণ জানানো হয়েছে।',
  },
  'auth.no-address': {
    en: 'This account has no email address. The student can choose a new password with the mobile number.',
    bn: 'এই অ্যাকাউন্টে ইমেইল ঠিকানা নেই। শিক্ষার্থী মোবাইল নম্বর দিয়ে নতুন পাসওয়ার্ড নিতে পারবেন।',
  },
} as const satisfies Record<string, Message>;
