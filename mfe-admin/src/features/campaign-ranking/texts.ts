import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the ranks of an exam campaign, with the people behind them. */
export const texts = {
  title: { en: 'Ranks: {name}', bn: 'মেধাক্রম: {name}' },
  management: commonTexts.campaignManagement,
  lead: {
    en: 'With names and contacts, for you only. What everybody sees is in the merit list.',
    bn: 'নাম ও যোগাযোগসহ, শুধু আপনাদের জন্য। সবাই যা দেখে তা মেধাতালিকায়।',
  },
  preview: {
    en: 'The results are not released: ranks can still change.',
    bn: 'ফল এখনো প্রকাশিত হয়নি: মেধাক্রম বদলাতে পারে।',
  },
  meritList: { en: 'Open the merit list', bn: 'মেধাতালিকা দেখুন' },
  print: commonTexts.print,
  loadFailed: commonTexts.campaignNotLoaded,
  list: { en: 'Ranks', bn: 'মেধাক্রম' },
  search: { en: 'Search by name, roll number, mobile or email', bn: 'নাম, রোল, মোবাইল বা ইমেইল দিয়ে খুঁজুন' },
  empty: { en: 'Nobody has a result yet.', bn: 'এখনো কারও ফল নেই।' },
  notFound: { en: 'Nobody with a result matches.', bn: 'ফল আছে এমন কেউ মেলেনি।' },
  name: commonTexts.name,
  rank: commonTexts.rank,
  batchRank: { en: 'Rank in the batch', bn: 'ব্যাচে মেধাক্রম' },
  roll: commonTexts.rollNumber,
  score: commonTexts.score,
  scoreOf: commonTexts.scoreOfTotal,
  total: { en: 'Out of', bn: 'পূর্ণমান' },
  minutes: { en: 'Time needed', bn: 'সময় লেগেছে' },
  mobile: commonTexts.mobile,
  email: commonTexts.email,
} as const;
