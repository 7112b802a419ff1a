export const texts = {
  confirmTitle: { en: 'Your registration', bn: 'আপনার নিবন্ধন' },
  confirming: { en: 'Confirming your registration…', bn: 'নিবন্ধন নিশ্চিত করা হচ্ছে…' },
  confirmed: { en: 'Your registration is confirmed.', bn: 'আপনার নিবন্ধন নিশ্চিত হয়েছে।' },
  alreadyConfirmed: { en: 'This registration was confirmed before.', bn: 'এই নিবন্ধন আগেই নিশ্চিত করা হয়েছে।' },
  running: {
    en: 'The exam is running. You can begin now, or later by the link in our mail.',
    bn: 'পরীক্ষা চলছে। এখনই শুরু করতে পারেন, অথবা পরে আমাদের ইমেইলের লিংক দিয়ে।',
  },
  logIn: { en: 'Log in to that account', bn: 'ওই অ্যাকাউন্টে লগ ইন করুন' },
  withoutAccount: { en: 'Go on without it', bn: 'অ্যাকাউন্ট ছাড়াই এগিয়ে যান' },
  inAccount: { en: 'It belongs to your account.', bn: 'নিবন্ধনটি আপনার অ্যাকাউন্টে যুক্ত আছে।' },
  alreadyGivenUp: { en: 'This place was given up before.', bn: 'এই আসন আগেই ছেড়ে দেওয়া হয়েছে।' },
  keep: { en: 'Keep my place', bn: 'আসনটি রাখব' },
} as const;
