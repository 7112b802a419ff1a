import type { Message } from './message.ts';

export const campaigns = {
  'campaigns.not-found': { en: 'There is no such campaign.', bn: 'এমন কোনো ক্যাম্পেইন নেই।' },
  'campaigns.window': {
    en: 'Please give the campaign a start and an end after it.',
    bn: 'ক্যাম্পেইনের শুরু ও তার পরের একটি শেষ সময় দিন।',
  },
  'campaigns.window-start': { en: 'When does it begin?', bn: 'কখন শুরু হবে?' },
  'campaigns.window-end': { en: 'The end must be after the start.', bn: 'শেষ সময় শুরুর পরে হতে হবে।' },
  'campaigns.exam.incomplete': {
    en: 'The exam is not complete yet. Please look at the marked places.',
    bn: 'পরীক্ষাটি এখনো সম্পূর্ণ নয়। চিহ্নিত জায়গাগুলো দেখুন।',
  },
  'campaigns.exam.time-limit': { en: 'Give a time limit in minutes.', bn: 'মিনিটে সময়সীমা দিন।' },
  'campaigns.exam.required-subjects': {
    en: 'At least the mandatory subjects and at most all subjects can be required; 0 means all.',
    bn: 'কমপক্ষে আবশ্যিক বিষয়গুলো, আর সর্বোচ্চ সব বিষয় চাওয়া যায়; ০ মানে সবগুলো।',
  },
  'campaigns.exam.empty-subject': { en: 'This subject has no questions yet.', bn: 'এই বিষয়ে এখনো প্রশ্ন নেই।' },
  'campaigns.no-correct-option': {
    en: 'Questions without a correct option: {n}. Those who leave them blank get the points. Please confirm that this is meant.',
    bn: 'সঠিক উত্তর ছাড়া প্রশ্ন: {n}টি। যারা ফাঁকা রাখবে তারা নম্বর পাবে। এটি ইচ্ছাকৃত কি না নিশ্চিত করুন।',
  },
  'campaigns.no-correct-option-here': {
    en: 'No option is marked correct.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই।',
  },
  'campaigns.exam-running': {
    en: 'This exam has begun. Its questions can no longer be changed.',
    bn: 'পরীক্ষাটি শুরু হয়ে গেছে। এর প্রশ্ন আর বদলানো যাবে না।',
  },
  'campaigns.not-over': {
    en: 'Results can be released after the campaign is over.',
    bn: 'ক্যাম্পেইন শেষ হলে তবেই ফল প্রকাশ করা যাবে।',
  },
  'campaigns.not-released': {
    en: 'The results of this campaign are not released yet.',
    bn: 'এই ক্যাম্পেইনের ফল এখনো প্রকাশ করা হয়নি।',
  },
  'campaigns.not-ranked': {
    en: 'You have no result in this campaign.',
    bn: 'এই ক্যাম্পেইনে আপনার কোনো ফল নেই।',
  },
  'campaigns.closed': { en: 'Registration for this campaign is closed.', bn: 'এই ক্যাম্পেইনের নিবন্ধন বন্ধ।' },
  'campaigns.over': { en: 'This campaign is over.', bn: 'এই ক্যাম্পেইন শেষ হয়ে গেছে।' },
  'campaigns.begun': { en: 'This campaign has begun.', bn: 'এই ক্যাম্পেইন শুরু হয়ে গেছে।' },
  'campaigns.already-registered': {
    en: 'There already is a registration with this email or mobile number.',
    bn: 'এই ইমেইল বা মোবাইল নম্বর দিয়ে আগেই নিবন্ধন হয়েছে।',
  },
  'campaigns.already-yours': {
    en: 'You are already registered for this campaign.',
    bn: 'আপনি এই ক্যাম্পেইনে আগেই নিবন্ধন করেছেন।',
  },
  'campaigns.not-registered': {
    en: 'You are not registered for this campaign.',
    bn: 'আপনি এই ক্যাম্পেইনে নিবন্ধিত নন।',
  },
  'campaigns.registration.incomplete': {
    en: 'Please give your full name, email and mobile number.',
    bn: 'আপনার পুরো নাম, ইমেইল ও মোবাইল নম্বর দিন।',
  },
  'campaigns.registration.name': { en: 'Please write your full name.', bn: 'আপনার পুরো নাম লিখুন।' },
  'campaigns.registration.email': {
    en: 'Please write an email address like name@example.com.',
    bn: 'name@example.com-এর মতো একটি ইমেইল লিখুন।',
  },
  'campaigns.registration.mobile': {
    en: 'Please write a mobile number like 01712345678.',
    bn: '০১৭১২৩৪৫৬৭৮-এর মতো একটি মোবাইল নম্বর লিখুন।',
  },
} as const satisfies Record<string, Message>;
