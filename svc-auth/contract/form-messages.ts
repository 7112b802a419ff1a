import type { Message } from '@pathshala/contract-kit/message';

/** The messages that the account forms show before a call: the browser loads these and not the whole catalogue. */
export const formMessages = {
  'auth.username-missing': { en: 'Enter a username', bn: 'ব্যবহারকারীর নাম লিখুন' },
  'auth.email-missing': { en: 'Enter your email address', bn: 'ইমেইল ঠিকানা লিখুন' },
  'auth.mobile-invalid': {
    en: 'Write a mobile number of Bangladesh, such as 01712345678.',
    bn: 'বাংলাদেশের একটি মোবাইল নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮।',
  },
  'auth.contact-missing': {
    en: 'Enter your mobile number or email address',
    bn: 'মোবাইল নম্বর বা ইমেইল ঠিকানা লিখুন',
  },
  'auth.mobile-missing': { en: 'Enter your mobile number', bn: 'মোবাইল নম্বর লিখুন' },
  'auth.identifier-missing': {
    en: 'Enter your username or email',
    bn: 'ব্যবহারকারীর নাম বা ইমেইল লিখুন',
  },
  'auth.password-missing': { en: 'Enter the password', bn: 'পাসওয়ার্ড লিখুন' },
  'auth.fields-required': { en: 'Please fill all the fields', bn: 'সব ঘর পূরণ করুন' },
  'auth.passwords-differ': { en: 'Passrord do not match', bn: 'পাসওয়ার্ড দুটি মেলেনি' },
  'auth.password-short': {
    en: 'Password must be at least {n} characters',
    bn: 'পাসওয়ার্ড কমপক্ষে {n} অক্ষরের হতে হবে',
  },
  'auth.password-long': {
    en: 'Password must be at most {n} characters',
    bn: 'পাসওয়ার্ড সর্বোচ্চ {n} অক্ষরের হতে পারে',
  },
  'auth.password-common': {
    en: 'This password is one of the most common. Choose another; a longer one is safer.',
    bn: 'এই পাসওয়ার্ড খুবই প্রচলিত। অন্য একটি বেছে নিন; লম্বা হলে বেশি নিরাপদ।',
  },
  'auth.password-product': {
    en: 'The name of this site is the first thing anybody would guess. Choose another password.',
    bn: 'এই সাইটের নাম সবার আগে অনুমান করা যায়। অন্য পাসওয়ার্ড বেছে নিন।',
  },
  'auth.password-personal': {
    en: 'Your name, username and email are easy to guess. Choose another password.',
    bn: 'আপনার নাম, ব্যবহারকারীর নাম বা ইমেইল সহজেই অনুমান করা যায়। অন্য পাসওয়ার্ড বেছে নিন।',
  },
  'auth.password-advice': {
    en: 'Three or four words together make a good password. Not your name, email or the name of this site.',
    bn: 'তিন-চারটি শব্দ মিলিয়ে ভালো পাসওয়ার্ড হয়। নিজের নাম, ইমেইল বা এই সাইটের নাম দেবেন না।',
  },
  'auth.username-length': {
    en: 'Username must have {min} to {max} characters',
    bn: 'ব্যবহারকারীর নাম {min} থেকে {max} অক্ষরের হতে হবে',
  },
  'auth.username-form': {
    en: 'Username must not have spaces or the sign @',
    bn: 'ব্যবহারকারীর নামে ফাঁকা জায়গা বা @ চিহ্ন রাখা যাবে না',
  },
  'auth.username-script': {
    en: 'Write the username in English letters or in Bengali letters, not in both, and in no other script',
    bn: 'ব্যবহারকারীর নাম হয় ইংরেজি, নয় বাংলা অক্ষরে লিখুন; দুটি মিলিয়ে বা অন্য কোনো লিপিতে নয়',
  },
  'auth.username-mobile': {
    en: 'A mobile number cannot be a username: its owner logs in with it. Choose a name.',
    bn: 'মোবাইল নম্বরকে ব্যবহারকারীর নাম করা যায় না: নম্বরের মালিক সেটি দিয়ে লগ ইন করেন। একটি নাম বেছে নিন।',
  },
  'auth.registration-closed': {
    en: 'New accounts cannot be opened at the moment. Ask the school for an invitation.',
    bn: 'এখন নতুন অ্যাকাউন্ট খোলা যাচ্ছে না। স্কুলের কাছে আমন্ত্রণ চান।',
  },
  'auth.please-wait': { en: 'Please wait...', bn: 'অপেক্ষা করুন...' },
  'auth.otp-invalid': { en: 'Please enter a valid OTP', bn: 'সঠিক কোড লিখুন' },
  'auth.link-invalid': {
    en: 'This link is no longer valid: it has been used or its time is over. Ask for a new one.',
    bn: 'লিংকটি আর কাজ করে না: এটি আগেই ব্যবহার হয়েছে বা মেয়াদ শেষ। নতুন লিংক নিন।',
  },
  'auth.invitation-invalid': {
    en: 'This invitation is no longer valid. Ask the school for a new one.',
    bn: 'আমন্ত্রণটি আর কাজ করে না। প্রতিষ্ঠানের কাছে নতুন আমন্ত্রণ চান।',
  },
} as const satisfies Record<string, Message>;
