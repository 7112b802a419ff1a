export const texts = {
  title: { en: 'Practice', bn: 'অনুশীলন' },
  lead: {
    en: 'A few questions a day. What you get wrong comes back until you know it.',
    bn: 'প্রতিদিন অল্প কটি প্রশ্ন। যেটি ভুল হয়, শেখা পর্যন্ত সেটি ফিরে আসে।',
  },
  off: {
    en: 'No new practice tests can be made at the moment. What you have begun can be finished.',
    bn: 'এখন নতুন অনুশীলন টেস্ট তৈরি করা যাচ্ছে না। শুরু করা টেস্ট শেষ করা যাবে।',
  },
  loading: { en: 'Loading practice …', bn: 'অনুশীলন আসছে …' },
  making: { en: 'Making your test …', bn: 'আপনার টেস্ট তৈরি হচ্ছে …' },

  mistakes: { en: 'Mistakes notebook', bn: 'ভুলের খাতা' },
  due: { en: '{n} questions are due today.', bn: 'আজ {n}টি প্রশ্ন আবার দেখার কথা।' },
  dueOne: { en: 'One question is due today.', bn: 'আজ ১টি প্রশ্ন আবার দেখার কথা।' },
  nothingDue: {
    en: 'Nothing is due. The next question comes on {day}.',
    bn: 'আজ কিছু বাকি নেই। পরের প্রশ্নটি আসবে {day}।',
  },
  noMistakes: {
    en: 'It is empty. Questions that you get wrong in exams and practice are collected here.',
    bn: 'খাতাটি এখন ফাঁকা। পরীক্ষায় ও অনুশীলনে যেসব প্রশ্ন ভুল হবে, সেগুলো এখানে জমবে।',
  },
  review: { en: 'Review now', bn: 'এখনই দেখুন' },
  reviewAnyway: { en: 'Review anyway', bn: 'তবু একবার দেখুন' },
  notebook: { en: 'Open the notebook', bn: 'খাতা খুলুন' },

  own: { en: 'Make your own test', bn: 'নিজের টেস্ট বানান' },
  subjects: { en: 'Subjects', bn: 'বিষয়' },
  subjectsHelp: { en: 'None ticked: from all subjects.', bn: 'কিছু না বাছলে সব বিষয় থেকে।' },
  chapters: { en: 'Chapters of {subject}', bn: '{subject}: অধ্যায়' },
  difficulty: { en: 'Difficulty', bn: 'কাঠিন্য' },
  any: { en: 'Any', bn: 'যেকোনো' },
  easy: { en: 'Easy', bn: 'সহজ' },
  medium: { en: 'Medium', bn: 'মাঝারি' },
  hard: { en: 'Hard', bn: 'কঠিন' },
  count: { en: 'Questions', bn: 'প্রশ্নসংখ্যা' },
  answers: { en: 'Show the answers', bn: 'উত্তর দেখাবে' },
  atOnce: { en: 'At once', bn: 'সঙ্গে সঙ্গে' },
  atEnd: { en: 'At the end', bn: 'শেষে' },
  start: { en: 'Start practising', bn: 'অনুশীলন শুরু করুন' },
  noQuestions: {
    en: 'There are no practice questions yet. Past papers are ready below.',
    bn: 'অনুশীলনের প্রশ্ন এখনো যোগ হয়নি। নিচে আগের প্রশ্নপত্র আছে।',
  },

  recent: { en: 'Recent practice', bn: 'সাম্প্রতিক অনুশীলন' },
  noRecent: {
    en: 'Your tests will be listed here with their success rates.',
    bn: 'আপনার টেস্টগুলো সাফল্যের হারসহ এখানে দেখা যাবে।',
  },
  rate: { en: '{percent} right', bn: '{percent} ঠিক' },
  goOn: { en: 'Continue: {title}', bn: 'চালিয়ে যান: {title}' },
  discard: { en: 'Discard', bn: 'বাদ দিন' },
  discardTitle: { en: 'Discard this practice?', bn: 'অনুশীলনটি বাদ দেবেন?' },
  answersGiven: { en: 'Questions answered: {n}.', bn: 'উত্তর দিয়েছেন {n}টি প্রশ্নের।' },
  discardText: {
    en: 'It is removed without a result. To keep it, open it and finish.',
    bn: 'এটি মুছে যাবে, ফল হবে না। রাখতে চাইলে খুলে শেষ করুন।',
  },
  discarded: { en: 'The practice is discarded.', bn: 'অনুশীলনটি বাদ দেওয়া হয়েছে।' },

  archive: { en: 'Past exams', bn: 'আগের পরীক্ষা' },
  archiveHelp: {
    en: 'Campaign exams after their results, and past years of your courses. Practice here changes no rank.',
    bn: 'ফল প্রকাশের পরের ক্যাম্পেইনের পরীক্ষা আর আপনার কোর্সের বিগত বছর। এখানে অনুশীলনে মেধাক্রম বদলায় না।',
  },
  noArchive: {
    en: 'Enrol in a course or register for a campaign; its past exams will be here.',
    bn: 'কোর্সে ভর্তি হলে বা ক্যাম্পেইনে নিবন্ধন করলে সেগুলোর আগের পরীক্ষা এখানে পাবেন।',
  },
  toCourses: { en: 'See the courses', bn: 'কোর্স দেখুন' },
  facts: { en: '{marks} marks · {time} minutes', bn: '{marks} নম্বর · {time} মিনিট' },
  practise: { en: 'Practise', bn: 'অনুশীলন করুন' },

  bookmarks: { en: 'Bookmarks', bn: 'বুকমার্ক' },
  bookmarkCount: { en: '{n} bookmarked questions', bn: '{n}টি বুকমার্ক করা প্রশ্ন' },
  noBookmarks: {
    en: 'Bookmark a question while you review it, and find it again here.',
    bn: 'কোনো প্রশ্ন দেখার সময় বুকমার্ক করে রাখুন, পরে এখানেই পাবেন।',
  },
  toBookmarks: { en: 'See the bookmarks', bn: 'বুকমার্কগুলো দেখুন' },
} as const;
