import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  mine: { en: 'Your courses', bn: 'আপনার কোর্স' },
  failed: { en: 'Failed to fetch enrolled courses', bn: 'ভর্তি হওয়া কোর্সগুলো আনা যায়নি' },
  taken: { en: 'Done', bn: 'শেষ হয়েছে' },
  lastDay: { en: 'Your last day: {date}', bn: 'আপনার শেষ দিন: {date}' },
  filters: { en: 'Filters and sorting', bn: 'বাছাই ও সাজানো' },
  filtersSet: { en: 'Filters and sorting ({n} set)', bn: 'বাছাই ও সাজানো ({n}টি চালু)' },
  near: {
    en: 'No course has “{text}”. These are for “{words}”.',
    bn: '“{text}” কোনো কোর্সে নেই। “{words}” দিয়ে যা পাওয়া গেল:',
  },
  or: { en: '”, “', bn: '”, “' },
  sessions: { en: 'Live classes', bn: 'লাইভ ক্লাস' },
  withSessions: { en: 'With live classes', bn: 'লাইভ ক্লাস আছে' },
  withoutFilters: { en: 'Without the filters', bn: 'বাছাই ছাড়া যা মেলে' },
  others: { en: 'Perhaps one of these', bn: 'এগুলোর কোনোটি হতে পারে' },
  lead: {
    en: 'Prepare for admission with past papers, or learn a school subject chapter by chapter.',
    bn: 'বিগত প্রশ্নপত্রে ভর্তির প্রস্তুতি নিন, কিংবা স্কুল-কলেজের বিষয় অধ্যায় ধরে শিখুন।',
  },
  more: { en: 'Show More', bn: 'আরও দেখুন' },
  back: { en: 'All courses', bn: 'সব কোর্স' },
  search: { en: 'Search courses', bn: 'কোর্স খুঁজুন' },
  sort: { en: 'Sort by', bn: 'সাজান' },
  total: { en: '{n} courses', one: '{n} course', bn: '{n}টি কোর্স' },
  filtered: { en: 'No course matches your search and filters.', bn: 'এই খোঁজ আর বাছাইয়ে কোনো কোর্স মেলেনি।' },
  showAll: { en: 'Show all courses', bn: 'সব কোর্স দেখুন' },
  filter: {
    classLevel: { en: 'Class', bn: 'শ্রেণি' },
    language: commonTexts.language,
  },
  price: {
    free: commonTexts.free,
    paid: { en: 'Paid', bn: 'ফি লাগে' },
  },
  sortBy: {
    order: { en: 'Our order', bn: 'আমাদের সাজানো ক্রমে' },
    newest: { en: 'Newest first', bn: 'নতুন আগে' },
    name: { en: 'Name, A to Z', bn: 'নাম, ক থেকে হ' },
    '-name': { en: 'Name, Z to A', bn: 'নাম, হ থেকে ক' },
    fee: { en: 'Lowest fee first', bn: 'কম ফি আগে' },
    '-fee': { en: 'Highest fee first', bn: 'বেশি ফি আগে' },
    '-rating': { en: 'Best rated first', bn: 'ভালো রেটিং আগে' },
  },
} as const;
