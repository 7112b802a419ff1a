/** The outcome of an exam that is over, on the campaign's page and, for readers who are logged out, on its merit list. */
export const outcomeTexts = {
  marks: { en: 'Your marks: {score} of {total}', bn: 'আপনার নম্বর: {total}-এ {score}' },
  marksFrom: {
    en: 'You sat this exam. Your marks are shown from {time}.',
    bn: 'আপনি পরীক্ষাটি দিয়েছেন। নম্বর দেখা যাবে {time} থেকে।',
  },
  beingMarked: {
    en: 'You sat this exam. Your answers are being marked.',
    bn: 'আপনি পরীক্ষাটি দিয়েছেন। উত্তরপত্র দেখা হচ্ছে।',
  },
  notSat: {
    en: 'The exam is over. You had a place, but did not sit it.',
    bn: 'পরীক্ষা শেষ হয়ে গেছে। আপনার আসন ছিল, তবে পরীক্ষাটি দেননি।',
  },
  rankAwaited: {
    en: 'Ranks and merit list come with the release of the results. We mail you then.',
    bn: 'ফল প্রকাশের সময় মেধাস্থান ও মেধাতালিকা জানা যাবে। তখন আপনাকে ইমেইলে জানাব।',
  },
  listAwaited: { en: 'The results are not released yet.', bn: 'ফল এখনো প্রকাশিত হয়নি।' },
  willBeMailed: {
    en: 'The exam is over. When the results are released, your marks and rank come by mail.',
    bn: 'পরীক্ষা শেষ হয়ে গেছে। ফল প্রকাশিত হলে আপনার নম্বর ও মেধাস্থান ইমেইলে পাবেন।',
  },
  mailed: {
    en: 'The results are released. Your marks and rank are in our mail.',
    bn: 'ফল প্রকাশিত হয়েছে। আপনার নম্বর ও মেধাস্থান আমাদের ইমেইলে আছে।',
  },
  roll: { en: 'Your roll number: {roll}', bn: 'আপনার রোল নম্বর: {roll}' },
  satIt: { en: 'Did you sit this exam?', bn: 'আপনি কি এই পরীক্ষা দিয়েছেন?' },
  logIn: { en: 'Log in to see your marks and rank', bn: 'নম্বর ও মেধাস্থান দেখতে লগ ইন করুন' },
  withoutAccount: {
    en: 'Without an account, open the link to your result in our mail.',
    bn: 'অ্যাকাউন্ট না থাকলে আমাদের ইমেইলে থাকা ফলের লিংকটি খুলুন।',
  },
} as const;
