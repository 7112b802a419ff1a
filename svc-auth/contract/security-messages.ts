import type { Message } from '@pathshala/contract-kit/message';

/** Own sessions, the second step of the log-in, and passkeys. */
export const securityMessages = {
  'auth.session-ended': { en: 'That device is logged out', bn: 'ওই ডিভাইস থেকে লগ আউট করা হয়েছে' },
  'auth.sessions-ended': {
    en: 'All other devices are logged out',
    bn: 'বাকি সব ডিভাইস থেকে লগ আউট করা হয়েছে',
  },
  'auth.second-step-over': {
    en: 'The time for the second step is over. Log in again.',
    bn: 'দ্বিতীয় ধাপের সময় শেষ। আবার লগ ইন করুন।',
  },
  'auth.second-factor-wrong': {
    en: 'This code is not right or has been used already. Enter the one that the app shows now.',
    bn: 'কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে। অ্যাপে এখন যে কোড দেখা যাচ্ছে সেটি লিখুন।',
  },
  'auth.recovery-code-wrong': {
    en: 'This recovery code is not right or has been used already',
    bn: 'রিকভারি কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে',
  },
  'auth.second-factor-locked': {
    en: 'Too many wrong codes. Please wait {minutes} minutes.',
    bn: 'অনেকবার ভুল কোড দেওয়া হয়েছে। {minutes} মিনিট অপেক্ষা করুন।',
  },
  'auth.second-factor-on': {
    en: 'Two-step log-in is on already',
    bn: 'দুই ধাপে লগ ইন আগে থেকেই চালু আছে',
  },
  'auth.second-factor-off': { en: 'Two-step log-in is off', bn: 'দুই ধাপে লগ ইন বন্ধ আছে' },
  'auth.second-factor-first': {
    en: 'Set up two-step log-in for your own account first',
    bn: 'আগে নিজের অ্যাকাউন্টে দুই ধাপে লগ ইন চালু করুন',
  },
  'auth.second-factor-removed': {
    en: 'Two-step log-in is off now',
    bn: 'দুই ধাপে লগ ইন বন্ধ করা হয়েছে',
  },
  'auth.enrolment-over': {
    en: 'The time to set up the app is over. Start again.',
    bn: 'অ্যাপ যুক্ত করার সময় শেষ। আবার শুরু করুন।',
  },
  'auth.code-missing': { en: 'Enter the code', bn: 'কোড লিখুন' },
  'auth.passkey-refused': {
    en: 'This passkey was not accepted. Try again, or log in with your password.',
    bn: 'পাসকিটি কাজ করেনি। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিয়ে লগ ইন করুন।',
  },
  'auth.passkeys-unavailable': {
    en: 'Passkeys do not work at this address of the site',
    bn: 'সাইটের এই ঠিকানায় পাসকি কাজ করে না',
  },
  'auth.passkeys-full': {
    en: 'There are {max} passkeys already. Remove one first.',
    bn: 'এরই মধ্যে {max}টি পাসকি আছে। আগে একটি সরান।',
  },
  'auth.passkey-name': {
    en: 'Enter a name of at most {max} characters',
    bn: 'একটি নাম লিখুন, সর্বোচ্চ {max} অক্ষরের',
  },
  'auth.passkey-removed': { en: 'The passkey is removed', bn: 'পাসকিটি সরানো হয়েছে' },
} as const satisfies Record<string, Message>;
