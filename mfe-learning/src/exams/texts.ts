/** The texts of exams in lists of courses, subjects, chapters and lessons. */
export const texts = {
  ofCourse: { en: 'Exams of the whole course', bn: 'পুরো কোর্সের পরীক্ষা' },
  ofChapter: { en: 'Exams of this chapter', bn: 'এই অধ্যায়ের পরীক্ষা' },
  ofLesson: { en: 'Exams of this lesson', bn: 'এই পাঠের পরীক্ষা' },
  ofUnits: { en: 'Exams by chapter', bn: 'অধ্যায় অনুযায়ী পরীক্ষা' },
  none: { en: 'No exams yet.', bn: 'এখনো কোনো পরীক্ষা নেই।' },
  failed: {
    en: 'The exams could not be loaded. Everything else works.',
    bn: 'পরীক্ষাগুলো আনা গেল না। বাকি সব ঠিকঠাক চলছে।',
  },
  create: { en: 'Create exam', bn: 'পরীক্ষা তৈরি করুন' },
  give: { en: 'Give Exam', bn: 'পরীক্ষা দিন' },
  goOn: { en: 'Go on', bn: 'চালিয়ে যান' },
  result: { en: 'View result', bn: 'ফল দেখুন' },
  /** This name is for screen readers, where several exams have the same action. */
  actionOf: { en: '{action}: {title}', bn: '{action}: {title}' },
  mcqFacts: { en: '{n} questions · {time} · {marks} marks', bn: '{n}টি প্রশ্ন · {time} · {marks} নম্বর' },
  mcqFactsOne: { en: '1 question · {time} · {marks} marks', bn: '১টি প্রশ্ন · {time} · {marks} নম্বর' },
  writtenFacts: { en: 'Written · {time} · {marks} marks', bn: 'লিখিত · {time} · {marks} নম্বর' },
  opens: { en: 'Opens {time}', bn: 'শুরু হবে {time}' },
  closed: { en: 'Closed now', bn: 'এখন বন্ধ' },
  upcoming: { en: 'Not open yet', bn: 'এখনো শুরু হয়নি' },
  inProgress: { en: 'In progress', bn: 'চলছে' },
  score: { en: 'Last score: {score} of {total}', bn: 'শেষবারের নম্বর: {total}-এর মধ্যে {score}' },
  awaitsMarks: { en: 'Waiting for marks', bn: 'নম্বরের অপেক্ষায়' },
  best: { en: 'Best: {score} · {n} attempts', bn: 'সেরা: {score} · {n} বার দেওয়া' },
} as const;
