import type { Message } from '@pathshala/contract-kit/message';

/** The texts of the import of students and of the announcement. */
export const contentMessages = {
  'auth.import-headings': {
    en: 'The first line must name the columns: name, one of email, mobile and username, and, if you like, language.',
    bn: 'প্রথম লাইনে কলামের নাম থাকতে হবে: name, আর email, mobile বা username-এর যেকোনোটি; চাইলে language।',
  },
  'auth.backups-none': {
    en: 'This site makes no backups by itself: its stores are servers, or BACKUP_TARGET is off. See operations.md.',
    bn: 'এই সাইট নিজে ব্যাকআপ নেয় না: তথ্য আলাদা সার্ভারে থাকে, অথবা BACKUP_TARGET বন্ধ। operations.md দেখুন।',
  },
  'auth.backup-running': {
    en: 'A backup or a drill is in progress. Wait until it is done.',
    bn: 'একটি ব্যাকআপ বা মহড়া চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  'auth.backup-gone': {
    en: 'There is no such snapshot any more. Reload the page.',
    bn: 'এই স্ন্যাপশটটি আর নেই। পাতাটি আবার লোড করুন।',
  },
  'auth.import-empty': {
    en: 'There is nobody in this file below the headings.',
    bn: 'ফাইলটিতে শিরোনামের নিচে কারও নাম নেই।',
  },
  'auth.import-too-many': {
    en: 'A file may have {max} people. Split it into several.',
    bn: 'একটি ফাইলে সর্বোচ্চ {max} জন থাকতে পারে। কয়েকটি ফাইলে ভাগ করুন।',
  },
  'auth.import-nobody': {
    en: 'There is nobody to invite in this file.',
    bn: 'এই ফাইলে আমন্ত্রণ জানানোর মতো কেউ নেই।',
  },
  'auth.import-confirmed': {
    en: 'The invitations of this file are being made or have been made. Invite this person by a form or another file.',
    bn: 'এই ফাইলের আমন্ত্রণগুলো তৈরি হচ্ছে বা হয়ে গেছে। এই ব্যক্তিকে ফর্মে বা অন্য ফাইলে আমন্ত্রণ জানান।',
  },
  'auth.import-row-exists': {
    en: 'There is an account with this email already.',
    bn: 'এই ইমেইলে আগে থেকেই অ্যাকাউন্ট আছে।',
  },
  'auth.import-row-pending': {
    en: 'This address is invited already.',
    bn: 'এই ঠিকানায় আগেই আমন্ত্রণ পাঠানো হয়েছে।',
  },
  'auth.import-row-repeated': {
    en: 'The same email is on line {line}.',
    bn: 'একই ইমেইল {line} নম্বর লাইনে আছে।',
  },
  'auth.import-row-username-repeated': {
    en: 'The same username is on line {line}.',
    bn: 'একই ব্যবহারকারীর নাম {line} নম্বর লাইনে আছে।',
  },
  'auth.import-row-mobile': {
    en: 'The mobile number is none of Bangladesh',
    bn: 'মোবাইল নম্বরটি বাংলাদেশের নয়',
  },
  'auth.import-row-language': {
    en: 'The language must be bn, en or empty',
    bn: 'ভাষা হতে হবে bn, en অথবা ফাঁকা',
  },
  'auth.notice-channel': {
    en: 'Notices of this kind do not come this way.',
    bn: 'এই ধরনের নোটিশ এভাবে পাঠানো হয় না।',
  },
  'auth.quiet-hours': {
    en: 'Write two different times of day, such as 22:00 and 07:00.',
    bn: 'দুটি আলাদা সময় লিখুন, যেমন ২২:০০ ও ০৭:০০।',
  },
  'auth.push-off': {
    en: 'This site cannot show notices on devices. They come to the list and by mail.',
    bn: 'এই সাইট ডিভাইসে নোটিশ দেখাতে পারে না। নোটিশ তালিকায় ও ইমেইলে আসে।',
  },
  'auth.push-device': {
    en: 'This browser cannot be reached for notices. Turn them on again, or use another browser.',
    bn: 'এই ব্রাউজারে নোটিশ পাঠানো যায় না। আবার চালু করুন, নয়তো অন্য ব্রাউজার ব্যবহার করুন।',
  },
  'auth.announcement-range': {
    en: 'The end must be after the beginning.',
    bn: 'শেষ সময় শুরুর পরে হতে হবে।',
  },
  'auth.announcement-link': {
    en: 'Write a path of this site, such as /courses, or an address that begins with https://.',
    bn: 'এই সাইটের একটি পথ লিখুন, যেমন /courses, অথবা https:// দিয়ে শুরু ঠিকানা।',
  },
  'auth.announcement-text': {
    en: 'Write the text in both languages, or turn the announcement off.',
    bn: 'দুই ভাষাতেই লেখাটি দিন, অথবা ঘোষণাটি বন্ধ রাখুন।',
  },
} as const satisfies Record<string, Message>;
