export const texts = {
  code: {
    en: 'Code of your authenticator app, or a recovery code',
    bn: 'অথেন্টিকেটর অ্যাপের কোড, অথবা রিকভারি কোড',
  },
  codeNeeded: {
    en: 'Now the code of your authenticator app, or a recovery code.',
    bn: 'এবার অথেন্টিকেটর অ্যাপের কোড বা একটি রিকভারি কোড লিখুন।',
  },
  submit: { en: 'Log in and continue', bn: 'লগ ইন করে ফিরুন' },
  endedTitle: { en: 'Log in to continue', bn: 'লগ ইন করে এগিয়ে যান' },
  ended: {
    en: 'Your session has ended. Your answers have arrived; log in to see the rest of this page.',
    bn: 'আপনি লগ আউট হয়ে গেছেন। উত্তরপত্র জমা হয়েছে; বাকিটা দেখতে লগ ইন করুন।',
  },
  other: {
    en: 'This exam belongs to {name}. Log in with that account.',
    bn: 'এই পরীক্ষাটি {name}-এর। সেই অ্যাকাউন্ট দিয়ে লগ ইন করুন।',
  },
  required: { en: 'Please fill all the fields', bn: 'সব ঘর পূরণ করুন' },
} as const;
