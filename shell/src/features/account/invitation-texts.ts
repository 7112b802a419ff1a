export const texts = {
  title: { en: 'Welcome to {school}', bn: '{school} পরিবারে স্বাগতম' },
  lead: {
    en: 'Choose a username and a password, and your account is ready.',
    bn: 'ব্যবহারকারীর নাম আর পাসওয়ার্ড বেছে নিলেই আপনার অ্যাকাউন্ট তৈরি।',
  },
  forAddress: { en: 'The invitation is for {email}.', bn: 'আমন্ত্রণটি {email} ঠিকানার জন্য।' },
  forNumber: { en: 'The invitation is for the number {mobile}.', bn: 'আমন্ত্রণটি {mobile} নম্বরের জন্য।' },
  create: { en: 'Create the account', bn: 'অ্যাকাউন্ট তৈরি করুন' },
  home: { en: 'To the home page', bn: 'মূল পাতায় যান' },
} as const;
