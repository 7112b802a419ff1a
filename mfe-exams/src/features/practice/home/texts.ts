import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: commonTexts.practice,
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

  search: { en: 'Search all questions', bn: 'সব প্রশ্নে খুঁজুন' },
  searchNote: { en: 'By words, chapter, university and year', bn: 'শব্দ, অধ্যায়, বিশ্ববিদ্যালয় ও সাল ধরে' },

  mistakes: { en: 'Mistakes notebook', bn: 'ভুলের খাতা' },
  due: { en: '{n} questions of your notebook are due today.', bn: 'আজ ভুলের খাতার {n}টি প্রশ্ন আবার দেখার কথা।' },
  dueOne: { en: 'One question of your notebook is due today.', bn: 'আজ ভুলের খাতার ১টি প্রশ্ন আবার দেখার কথা।' },
  mistakeCount: commonTexts.nQuestions,
  nothingDue: {
    en: 'Nothing is due. The next question comes on {day}.',
    bn: 'আজ কিছু বাকি নেই। পরের প্রশ্নটি আসবে {day}।',
  },
  noMistakes: {
    en: 'Empty so far. What you get wrong is collected here.',
    bn: 'এখন ফাঁকা। যেসব প্রশ্ন ভুল হবে, সেগুলো এখানে জমবে।',
  },
  review: { en: 'Review now', bn: 'এখনই দেখুন' },

  own: { en: 'Practise by subject', bn: 'বিষয় ধরে অনুশীলন' },
  questionCount: commonTexts.nQuestions,
  mastered: { en: '{percent} mastered', bn: '{percent} আয়ত্তে' },
  notPractised: { en: 'Not practised yet', bn: 'এখনো অনুশীলন হয়নি' },
  masteryFailed: {
    en: 'What you master could not be loaded.',
    bn: 'কতটা আয়ত্তে এসেছে, তা আনা যায়নি।',
  },
  tryAgain: commonTexts.tryAgain,
  chosen: { en: 'Chosen', bn: 'বাছা হয়েছে' },
  chosenChapters: commonTexts.nChapters,
  chapters: { en: 'Chapters of {subject}', bn: '{subject}: অধ্যায়' },
  allChapters: { en: 'All chapters', bn: 'সব অধ্যায়' },
  leaveOut: { en: 'Leave it out', bn: 'বাদ দিন' },
  addMore: { en: 'Add another subject', bn: 'আরও বিষয় যোগ করুন' },
  ofAll: { en: '{n} questions of all subjects', one: '{n} question', bn: 'সব বিষয় থেকে {n}টি প্রশ্ন' },
  ofSubject: {
    en: '{n} questions of {subject}',
    one: '{n} question of {subject}',
    bn: '{subject}: {n}টি প্রশ্ন',
  },
  ofSubjects: {
    en: '{n} questions of {subjects} subjects',
    one: '{n} question of {subjects} subjects',
    bn: '{subjects}টি বিষয় থেকে {n}টি প্রশ্ন',
  },
  chapterCount: commonTexts.nChapters,
  options: { en: 'Options', bn: 'আরও বাছাই' },
  done: commonTexts.done,
  difficulty: commonTexts.difficulty,
  any: { en: 'Any', bn: 'যেকোনো' },
  easy: commonTexts.easy,
  medium: commonTexts.medium,
  hard: commonTexts.hard,
  count: commonTexts.questions,
  answers: { en: 'Show the answers', bn: 'উত্তর দেখাবে' },
  atOnce: { en: 'At once', bn: 'সঙ্গে সঙ্গে' },
  atEnd: { en: 'At the end', bn: 'শেষে' },
  start: commonTexts.startNow,
  noQuestions: {
    en: 'There are no practice questions yet. Past papers are ready below.',
    bn: 'অনুশীলনের প্রশ্ন এখনো যোগ হয়নি। নিচে আগের প্রশ্নপত্র আছে।',
  },

  others: { en: 'Other ways', bn: 'আরও যেভাবে' },
  quick: { en: 'Ten questions at once', bn: 'ঝটপট দশটি প্রশ্ন' },
  quickNote: { en: 'From all subjects, without a clock.', bn: 'সব বিষয় থেকে, ঘড়ি ছাড়া।' },
  archiveNote: {
    en: 'Past years and campaigns, outside the ranking.',
    bn: 'বিগত বছর ও ক্যাম্পেইন, মেধাক্রমের বাইরে।',
  },
  recentNote: { en: 'Your tests and how they went.', bn: 'আপনার টেস্ট, আর কেমন হলো।' },
  recent: { en: 'Recent practice', bn: 'সাম্প্রতিক অনুশীলন' },
  noRecent: {
    en: 'Your tests will be listed here with their success rates.',
    bn: 'আপনার টেস্টগুলো সাফল্যের হারসহ এখানে দেখা যাবে।',
  },
  rate: { en: '{percent} right', bn: '{percent} ঠিক' },
  goOn: { en: 'Continue: {title}', bn: 'চালিয়ে যান: {title}' },
  discard: commonTexts.discard,
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
  toCourses: commonTexts.seeTheCourses,
  facts: { en: '{marks} marks · {time} minutes', bn: '{marks} নম্বর · {time} মিনিট' },
  practise: { en: 'Practise', bn: 'অনুশীলন করুন' },

  bookmarks: { en: 'Bookmarks', bn: 'বুকমার্ক' },
  bookmarkCount: {
    en: '{n} bookmarked questions',
    one: 'One bookmarked question',
    bn: '{n}টি বুকমার্ক করা প্রশ্ন',
  },
  noBookmarks: {
    en: 'Bookmark a question while you review it, and find it again here.',
    bn: 'কোনো প্রশ্ন দেখার সময় বুকমার্ক করে রাখুন, পরে এখানেই পাবেন।',
  },
} as const;
