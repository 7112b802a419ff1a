export const texts = {
  title: { en: 'Bookmarks', bn: 'বুকমার্ক' },
  loading: { en: 'Loading bookmarks …', bn: 'বুকমার্ক আসছে …' },
  empty: { en: 'No bookmarks yet.', bn: 'এখনো কোনো বুকমার্ক নেই।' },
  emptyHelp: {
    en: 'Press Bookmark beside a question in practice, in a result or on a page of answers.',
    bn: 'অনুশীলনে, ফলাফলে বা উত্তরের পাতায় প্রশ্নের পাশে “বুকমার্ক” চাপুন।',
  },
  toPractice: { en: 'Start practising', bn: 'অনুশীলন শুরু করুন' },
  hidden: {
    en: 'The answer shows here once it may be seen.',
    bn: 'উত্তর দেখার সময় হলে এখানেই দেখা যাবে।',
  },
} as const;
