/** The texts of the list of campaigns without an exam. */
export const texts = {
  title: { en: 'Campaigns', bn: 'ক্যাম্পেইন' },
  create: { en: 'Create campaign', bn: 'ক্যাম্পেইন তৈরি করুন' },
  search: { en: 'Search campaigns', bn: 'ক্যাম্পেইন খুঁজুন' },
  empty: { en: 'There are no campaigns yet.', bn: 'এখনো কোনো ক্যাম্পেইন নেই।' },
  notFound: { en: 'No campaign matches your search.', bn: 'এই খোঁজে কোনো ক্যাম্পেইন মেলেনি।' },
  failed: { en: 'Error: {error}', bn: 'ত্রুটি: {error}' },
  registered: { en: 'Registered', bn: 'নিবন্ধিত' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
} as const;
