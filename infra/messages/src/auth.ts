import type { Message } from './message.ts';

export const auth = {
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
  'auth.password-advice': {
    en: 'Three or four words together make a good password.',
    bn: 'তিন-চারটি শব্দ মিলিয়ে ভালো পাসওয়ার্ড হয়।',
  },
  'auth.username-length': {
    en: 'Username must have {min} to {max} characters',
    bn: 'ব্যবহারকারীর নাম {min} থেকে {max} অক্ষরের হতে হবে',
  },
  'auth.username-form': {
    en: 'Username must not have spaces or the sign @',
    bn: 'ব্যবহারকারীর নামে ফাঁকা জায়গা বা @ চিহ্ন রাখা যাবে না',
  },
  'auth.name-required': { en: 'Please enter a name', bn: 'নাম লিখুন' },
  'auth.name-long': {
    en: 'Name must have at most {max} characters',
    bn: 'নাম সর্বোচ্চ {max} অক্ষরের হতে পারে',
  },
  'auth.name-form': {
    en: 'Name must not have a web address in it',
    bn: 'নামের মধ্যে ওয়েব ঠিকানা রাখা যাবে না',
  },
  'auth.email-invalid': { en: 'Please enter a valid email address', bn: 'সঠিক ইমেইল ঠিকানা লিখুন' },
  'auth.email-taken': {
    en: 'There is already an account with this email. Please log in.',
    bn: 'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে। লগ ইন করুন।',
  },
  'auth.username-taken': {
    en: 'This username is already taken',
    bn: 'এই ব্যবহারকারীর নাম আগে থেকেই নেওয়া হয়েছে',
  },
  'auth.please-wait': { en: 'Please wait...', bn: 'অপেক্ষা করুন...' },
  'auth.code-sent': {
    en: 'We have sent a code to {email}. It is valid for {minutes} minutes.',
    bn: '{email} ঠিকানায় একটি কোড পাঠানো হয়েছে। কোডটি {minutes} মিনিট কার্যকর থাকবে।',
  },
  'auth.code-just-sent': {
    en: 'A code was sent to this address just now. Use it, or try again in {seconds} seconds.',
    bn: 'এই ঠিকানায় এইমাত্র একটি কোড পাঠানো হয়েছে। সেটি ব্যবহার করুন, অথবা {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
  },
  'auth.resend-early': {
    en: 'A new code can be sent in {seconds} seconds',
    bn: '{seconds} সেকেন্ড পরে নতুন কোড পাঠানো যাবে',
  },
  'auth.otp-invalid': { en: 'Please enter a valid OTP', bn: 'সঠিক কোড লিখুন' },
  'auth.otp-wrong': { en: 'This code is not right', bn: 'কোডটি ঠিক নয়' },
  'auth.otp-expired': {
    en: 'This code is no longer valid. Ask for a new one.',
    bn: 'কোডটির মেয়াদ শেষ। নতুন কোড নিন।',
  },
  'auth.otp-tries': {
    en: 'Too many wrong codes. Ask for a new one.',
    bn: 'অনেকবার ভুল কোড দেওয়া হয়েছে। নতুন কোড নিন।',
  },
  'auth.signup-unknown': {
    en: 'This sign-up is not known in this browser any more. Please sign up again.',
    bn: 'এই ব্রাউজারে নিবন্ধনটি আর পাওয়া যাচ্ছে না। আবার সাইন আপ করুন।',
  },
  'auth.mail-subject': {
    en: '{code} is your Pathshala code',
    bn: '{code} আপনার পাঠশালা কোড',
  },
  'auth.mail-text': {
    en: 'Hello {name},\n\nYour code is {code}. Enter it on the page where you signed up within {minutes} minutes.\n\nIf you did not sign up at {site}, you need not do anything.',
    bn: 'প্রিয় {name},\n\n{code} আপনার কোড। যে পাতায় সাইন আপ করেছেন সেখানে {minutes} মিনিটের মধ্যে কোডটি লিখুন।\n\nআপনি {site} সাইটে সাইন আপ না করে থাকলে কিছু করতে হবে না।',
  },
  'auth.credentials': {
    en: 'The email, username or password is not right',
    bn: 'ইমেইল, ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ঠিক নয়',
  },
  'auth.unverified': {
    en: 'Your email is not verified yet. Enter the code from your mail.',
    bn: 'আপনার ইমেইল এখনও যাচাই হয়নি। মেইলে পাওয়া কোডটি লিখুন।',
  },
  'auth.disabled': {
    en: 'This account is closed. Please ask the school.',
    bn: 'এই অ্যাকাউন্টটি বন্ধ আছে। প্রতিষ্ঠানের সঙ্গে যোগাযোগ করুন।',
  },
  'auth.login-locked': {
    en: 'Too many wrong tries. Please wait {seconds} seconds.',
    bn: 'অনেকবার ভুল হয়েছে। {seconds} সেকেন্ড অপেক্ষা করুন।',
  },
  'auth.account-gone': {
    en: 'This account can no longer be used. Please log in again.',
    bn: 'এই অ্যাকাউন্টটি আর ব্যবহার করা যায় না। আবার লগ ইন করুন।',
  },
  'auth.password-wrong': { en: 'The password is not right', bn: 'পাসওয়ার্ড ঠিক নয়' },
  'auth.last-admin': {
    en: 'The last administrator cannot be removed. Name another one first.',
    bn: 'শেষ প্রশাসককে সরানো যায় না। আগে আরেকজনকে প্রশাসক করুন।',
  },
  'auth.logged-out': { en: 'You are logged out', bn: 'আপনি লগ আউট করেছেন' },
  'auth.account-deleted': { en: 'Your account is deleted', bn: 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে' },
  'auth.student-unknown': { en: 'No student data available', bn: 'শিক্ষার্থীর কোনো তথ্য নেই' },
  'auth.student-exists': {
    en: 'There is already a student record',
    bn: 'শিক্ষার্থীর তথ্য আগে থেকেই আছে',
  },
  'auth.dob': { en: 'Please enter a real date of birth', bn: 'সঠিক জন্মতারিখ লিখুন' },
  'auth.users-failed': {
    en: 'Error: An error occurred while fetching users.',
    bn: 'ত্রুটি: ব্যবহারকারীদের তালিকা আনা যায়নি।',
  },
} as const satisfies Record<string, Message>;
