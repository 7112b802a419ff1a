import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the form of an exam. */
export const formTexts = {
  newTitle: { en: 'New exam', bn: 'নতুন পরীক্ষা' },
  newTitleOf: { en: 'New exam: {name}', bn: 'নতুন পরীক্ষা: {name}' },
  editTitle: commonTexts.editName,
  loadFailed: { en: 'The exam could not be loaded', bn: 'পরীক্ষাটি আনা যায়নি' },
  view: commonTexts.view,
  exams: commonTexts.exams,
  basics: commonTexts.theExam,
  timeAndMarks: { en: 'Time and marks', bn: 'সময় ও নম্বর' },
  negativeHelpOfSubject: {
    en: 'What a wrong answer costs, as a share of its points. At 0 a wrong answer costs 1 mark: the rule of subject exams. To take nothing off, switch on “no penalty”.',
    bn: 'ভুল উত্তরে প্রশ্নের নম্বরের কত শতাংশ কাটা যাবে। ০ দিলে প্রতি ভুলে ১ নম্বর কাটা যাবে: বিষয়ভিত্তিক পরীক্ষার এটাই নিয়ম। কিছুই না কাটতে চাইলে নিচের সুইচটি চালু করুন।',
  },
  noNegativeOfUnit: {
    en: 'A unit exam has no negative marking, unless it gets marking rules of its own below.',
    bn: 'ইউনিট পরীক্ষায় ভুল উত্তরে নম্বর কাটা যায় না; কাটতে চাইলে নিচে এই পরীক্ষার আলাদা নিয়ম দিন।',
  },
  noPenalty: {
    en: 'No penalty for wrong answers',
    bn: 'ভুল উত্তরে কোনো নম্বর কাটা যাবে না',
  },
  reachable: {
    en: 'The questions add up to {n} marks.',
    bn: 'প্রশ্নগুলো মিলিয়ে {n} নম্বর হয়।',
  },
  takeSum: { en: 'Use {n}', bn: '{n} বসান' },
  questions: commonTexts.questions,
  unexplained: {
    en: '{n} questions have no explanation.',
    one: '1 question has no explanation.',
    bn: '{n}টি প্রশ্নের ব্যাখ্যা নেই।',
  },
  noExplanations: { en: 'No explanation for all of them', bn: 'এগুলোর কোনোটিতে ব্যাখ্যা লাগবে না' },
  unexplainedOnPurpose: {
    en: '{n} questions have no explanation, as you chose.',
    one: '1 question has no explanation, as you chose.',
    bn: '{n}টি প্রশ্নের ব্যাখ্যা নেই, আপনি যেমন চেয়েছেন।',
  },
  askForExplanations: { en: 'Ask for explanations again', bn: 'আবার ব্যাখ্যা চান' },
  writtenTitle: { en: 'What students write', bn: 'শিক্ষার্থীরা যা লিখবে' },
  pdfHelp: { en: 'At most {n} MB', bn: 'সর্বোচ্চ {n} এমবি' },
  pdfLink: { en: 'Or its address: {field}', bn: 'অথবা ঠিকানা: {field}' },
  pdfLinkHelp: { en: 'A link that begins with https://', bn: 'https:// দিয়ে শুরু একটি লিংক' },
  pdfSize: { en: '{n} MB', bn: '{n} এমবি' },
  criterionN: { en: 'Criterion {n}', bn: 'মানদণ্ড {n}' },
  addCriterion: { en: 'Add criterion', bn: 'মানদণ্ড যোগ করুন' },
  removeCriterion: { en: 'Remove criterion {n}', bn: 'মানদণ্ড {n} সরান' },
  marking: { en: 'Marking', bn: 'নম্বর দেওয়ার নিয়ম' },
  subjectOfExam: {
    en: 'The subject of this exam is “{name}”; a minimum for another one has no effect.',
    bn: 'এ পরীক্ষার বিষয় “{name}”; অন্য বিষয়ে ন্যূনতম নম্বর দিলে তা কাজ করবে না।',
  },
  minimumN: { en: 'Subject minimum {n}', bn: 'বিষয়ের ন্যূনতম নম্বর {n}' },
  addMinimum: commonTexts.addSubject,
  removeMinimum: { en: 'Remove subject minimum {n}', bn: 'বিষয়ের ন্যূনতম নম্বর {n} সরান' },
  example: commonTexts.howItIsMarked,
  question: commonTexts.questionN,
  keylessAsk: commonTexts.questionsWithoutKey,
  keylessText: {
    en: 'Questions {numbers}: no answer to them is right. Save the exam all the same?',
    bn: 'প্রশ্ন {numbers}: এগুলোর কোনো উত্তরই সঠিক ধরা হবে না। তবু সংরক্ষণ করবেন?',
  },
  keylessConfirm: { en: 'Save all the same', bn: 'তবু সংরক্ষণ করুন' },
  count: commonTexts.nQuestions,
} as const;

/** The messages of the checks (spec §5). */
export const checkTexts = {
  needed: commonTexts.fillThisIn,
  title: { en: 'Give the exam a title.', bn: 'পরীক্ষার একটি শিরোনাম দিন।' },
  totalMarks: {
    en: 'Write a number above 0, up to 100,000.',
    bn: '০-এর বেশি, সর্বোচ্চ ১,০০,০০০ পর্যন্ত একটি সংখ্যা লিখুন।',
  },
  timeLimit: { en: 'Whole minutes, from 1 to 600.', bn: 'পূর্ণ মিনিটে, ১ থেকে ৬০০।' },
  passingScore: {
    en: 'A number from 0 to the total marks.',
    bn: '০ থেকে মোট নম্বরের মধ্যে একটি সংখ্যা লিখুন।',
  },
  percent: { en: 'A percentage from 0 to 100.', bn: '০ থেকে ১০০-এর মধ্যে শতাংশ লিখুন।' },
  duration: { en: 'Hours, 0 or more.', bn: 'ঘণ্টায়, ০ বা তার বেশি।' },
  number: { en: 'A whole number above 0.', bn: '০-এর বেশি একটি পূর্ণসংখ্যা লিখুন।' },
  startingDate: {
    en: 'Give the day and time from which it can be taken.',
    bn: 'কোন দিন কখন থেকে পরীক্ষাটি দেওয়া যাবে লিখুন।',
  },
  noQuestions: { en: 'Add at least one question.', bn: 'অন্তত একটি প্রশ্ন যোগ করুন।' },
  tooMany: { en: 'An exam has at most 500 questions.', bn: 'একটি পরীক্ষায় সর্বোচ্চ ৫০০টি প্রশ্ন থাকে।' },
  questionText: {
    en: 'Write the question that students answer.',
    bn: 'শিক্ষার্থীরা যে প্রশ্নের উত্তর লিখবে, সেটি লিখুন।',
  },
  criterion: { en: 'Name what the marks are for.', bn: 'কিসের জন্য নম্বর, তা লিখুন।' },
  marks: {
    en: 'Write a number of marks, up to 100,000.',
    bn: 'নম্বর সংখ্যায় লিখুন, সর্বোচ্চ ১,০০,০০০।',
  },
  subjectName: { en: 'Give the name of the subject.', bn: 'বিষয়ের নাম লিখুন।' },
  subjectTwice: { en: 'This subject is there already.', bn: 'এই বিষয়টি আগেই আছে।' },
  subjectMinimum: {
    en: 'A number above 0, up to the total marks.',
    bn: '০-এর বেশি, মোট নম্বর পর্যন্ত একটি সংখ্যা লিখুন।',
  },
  weight: { en: 'A number from 0 to 100.', bn: '০ থেকে ১০০-এর মধ্যে একটি সংখ্যা লিখুন।' },
  criterionMarks: commonTexts.numberAbove0,
} as const;
