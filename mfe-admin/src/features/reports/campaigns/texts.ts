import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the report of campaigns. */
export const texts = {
  funnel: { en: 'From the page to the exam', bn: 'পাতা দেখা থেকে পরীক্ষা' },
  allFunnel: { en: 'All campaigns: from the page to the exam', bn: 'সব ক্যাম্পেইন: পাতা দেখা থেকে পরীক্ষা' },
  all: commonTexts.allCampaigns,
  step: { en: 'Step', bn: 'ধাপ' },
  howMany: { en: 'How many', bn: 'সংখ্যা' },
  ofBefore: { en: 'Of the step before', bn: 'আগের ধাপের শতকরা' },
  ofRegistered: { en: 'Of the registered', bn: 'নিবন্ধিতদের শতকরা' },
  labelShare: { en: '{step}: {share} of the step before', bn: '{step}: আগের ধাপের {share}' },
  seen: { en: 'Saw the page', bn: 'পাতা দেখেছে' },
  registered: commonTexts.registered,
  verified: { en: 'Verified the address', bn: 'ঠিকানা যাচাই করেছে' },
  sat: { en: 'Sat the exam', bn: 'পরীক্ষা দিয়েছে' },
  cancelled: { en: 'Cancelled or expired', bn: 'বাতিল বা মেয়াদ শেষ' },
  seenShort: { en: 'Seen', bn: 'দেখেছে' },
  registeredShort: commonTexts.registered,
  verifiedShort: { en: 'Verified', bn: 'যাচাইকৃত' },
  satShort: { en: 'Sat', bn: 'পরীক্ষা দিয়েছে' },
  campaign: commonTexts.campaign,
  kind: commonTexts.kind,
  exam: { en: 'With an exam', bn: 'পরীক্ষাসহ' },
  general: { en: 'Without an exam', bn: 'পরীক্ষা ছাড়া' },
  starts: commonTexts.starts,
  search: commonTexts.searchByTitle,
  notFound: { en: 'No campaign matches.', bn: 'এমন কোনো ক্যাম্পেইন নেই।' },
  empty: {
    en: 'Nobody saw or registered for a campaign in these days.',
    bn: 'এই দিনগুলোতে কেউ কোনো ক্যাম্পেইন দেখেনি বা নিবন্ধন করেনি।',
  },
  emptyOne: {
    en: 'Nobody saw or registered for this campaign in these days.',
    bn: 'এই দিনগুলোতে কেউ এই ক্যাম্পেইন দেখেনি বা নিবন্ধন করেনি।',
  },
  counted: {
    en: 'Views of the page are those of these days; a browser counts once a day, administrators do not. The other steps are registrations of these days and how far they have come until now.',
    bn: 'পাতা দেখা এই দিনগুলোর; একই ব্রাউজার দিনে একবারই গোনা হয়, প্রশাসকেরা গোনায় নেই। বাকি ধাপগুলো এই দিনগুলোর নিবন্ধন, এখন পর্যন্ত যতদূর এগিয়েছে।',
  },
} as const;
