export const texts = {
  unread: { en: '{n} unread', bn: '{n}টি পড়া বাকি' },
  allRead: { en: 'All read', bn: 'সব পড়া হয়েছে' },
  markAll: { en: 'Mark all as read', bn: 'সব পঠিত হিসেবে চিহ্নিত করুন' },
  new: { en: 'New', bn: 'নতুন' },
  none: { en: 'No notices yet', bn: 'এখনো কোনো নোটিশ নেই' },
  noneHelp: {
    en: 'News about your courses, marks and payments comes here.',
    bn: 'আপনার কোর্স, নম্বর ও পেমেন্টের খবর এখানে আসবে।',
  },
  choose: { en: 'Choose what comes how', bn: 'কোনটি কীভাবে আসবে বেছে নিন' },
} as const;
