import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the list of campaigns without an exam. */
export const texts = {
  title: commonTexts.campaigns,
  create: { en: 'Create campaign', bn: 'ক্যাম্পেইন তৈরি করুন' },
  search: { en: 'Search campaigns', bn: 'ক্যাম্পেইন খুঁজুন' },
  empty: { en: 'There are no campaigns yet.', bn: 'এখনো কোনো ক্যাম্পেইন নেই।' },
  notFound: { en: 'No campaign matches your search.', bn: 'এই খোঁজে কোনো ক্যাম্পেইন মেলেনি।' },
  failed: commonTexts.errorWith,
  registered: commonTexts.registered,
  waiting: commonTexts.waiting,
} as const;
