export const texts = {
  mine: { en: 'Your courses', bn: 'আপনার কোর্স' },
  failed: { en: 'Failed to fetch enrolled courses', bn: 'ভর্তি হওয়া কোর্সগুলো আনা যায়নি' },
  again: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
  taken: { en: 'Done', bn: 'শেষ হয়েছে' },
  goOn: { en: 'Continue', bn: 'চালিয়ে যান' },
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
} as const;
