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
  choose: { en: 'Choose what is mailed', bn: 'ইমেইলে কী আসবে বেছে নিন' },
  chooseTitle: { en: 'Notices by mail', bn: 'ইমেইলে নোটিশ' },
  chooseLead: {
    en: 'What you turn off is not mailed to you any more. The list of notices still has everything.',
    bn: 'যা বন্ধ করবেন তা আর ইমেইলে আসবে না। নোটিশের তালিকায় সবই থাকবে।',
  },
  back: { en: 'Back to the notices', bn: 'নোটিশের তালিকায় ফিরুন' },
  courses: { en: 'Courses and enrolment', bn: 'কোর্স ও ভর্তি' },
  payments: { en: 'Payments and fees', bn: 'পেমেন্ট ও ফি' },
  results: { en: 'Marks and results', bn: 'নম্বর ও ফল' },
  answers: { en: 'Answers to your questions', bn: 'আপনার প্রশ্নের উত্তর' },
  school: { en: 'Messages from the school', bn: 'প্রতিষ্ঠানের বার্তা' },
  attendance: { en: 'Missed classes', bn: 'ক্লাসে অনুপস্থিতি' },
} as const;
