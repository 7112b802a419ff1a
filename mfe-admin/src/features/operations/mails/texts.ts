import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Unsent mails', bn: 'না-যাওয়া মেইল' },
  lead: {
    en: 'Mails that the mail server did not take, for a week. Addresses are masked.',
    bn: 'মেইল সার্ভার যেসব মেইল নেয়নি, এক সপ্তাহ পর্যন্ত। ঠিকানা আড়াল করা।',
  },
  template: { en: 'Mail', bn: 'মেইল' },
  to: { en: 'To', bn: 'প্রাপক' },
  reason: commonTexts.reason,
  failedAt: commonTexts.failed,
  failures: commonTexts.attempts,
  next: { en: 'Next attempt', bn: 'পরের চেষ্টা' },
  givenUp: { en: 'Given up', bn: 'ছেড়ে দেওয়া হয়েছে' },
  obstacle: {
    en: 'It cannot be sent again: its content was deleted when it was given up. Its code or link must be asked for again.',
    bn: 'এটি আর পাঠানো যাবে না: ছেড়ে দেওয়ার সময় বিষয়বস্তু মুছে ফেলা হয়েছে। কোড বা লিংক নতুন করে চাইতে হবে।',
  },
  empty: { en: '{service} has sent all its mails.', bn: '{service}-এর সব মেইল গেছে।' },
  notFound: { en: 'No mail matches.', bn: 'এমন কোনো মেইল নেই।' },
  retry: commonTexts.tryAgain,
  retryTitle: {
    en: 'Try to send {n} mails again?',
    one: 'Try to send 1 mail again?',
    bn: '{n}টি মেইল আবার পাঠানোর চেষ্টা করবেন?',
  },
  retryText: {
    en: 'They go out within a few seconds. What fails comes back to this list.',
    bn: 'কয়েক সেকেন্ডের মধ্যে যাবে। ব্যর্থ হলে এই তালিকায় ফিরে আসবে।',
  },
  queued: { en: 'It is sent within a few seconds.', bn: 'কয়েক সেকেন্ডের মধ্যে পাঠানো হবে।' },
  'content-deleted': {
    en: 'Not sent: its content was deleted when it was given up.',
    bn: 'পাঠানো হয়নি: ছেড়ে দেওয়ার সময় বিষয়বস্তু মুছে ফেলা হয়েছে।',
  },
  outdated: {
    en: 'Not sent: what it would say is not true any more.',
    bn: 'পাঠানো হয়নি: এতে যা থাকত তা আর সত্য নয়।',
  },
  gone: { en: 'It was sent meanwhile, or is gone.', bn: 'এর মধ্যে পাঠানো হয়ে গেছে, অথবা আর নেই।' },
} as const;
