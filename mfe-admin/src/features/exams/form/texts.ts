import type { Language } from '@pathshala/web-kit/language';

type Text = Readonly<Record<Language, string>>;

/** The texts of the form of an exam. */
export const formTexts = {
  newTitle: { en: 'New exam', bn: 'নতুন পরীক্ষা' },
  newTitleOf: { en: 'New exam: {name}', bn: 'নতুন পরীক্ষা: {name}' },
  editTitle: { en: 'Edit {name}', bn: '{name} সম্পাদনা' },
  loadFailed: { en: 'The exam could not be loaded', bn: 'পরীক্ষাটি আনা যায়নি' },
  saved: { en: '{name} is saved.', bn: '{name} সংরক্ষণ করা হয়েছে।' },
  view: { en: 'View', bn: 'দেখুন' },
  exams: { en: 'Exams', bn: 'পরীক্ষা' },
  basics: { en: 'The exam', bn: 'পরীক্ষা' },
  titleHelp: { en: 'In both languages as: বাংলা | English', bn: 'দুই ভাষায় দিতে চাইলে: বাংলা | English' },
  batchesHelp: {
    en: 'Only their students see and sit this exam. Left empty: everybody in the course.',
    bn: 'শুধু এসব ব্যাচের শিক্ষার্থীরা পরীক্ষাটি দেখবে ও দেবে। ফাঁকা রাখলে কোর্সের সবাই।',
  },
  timeAndMarks: { en: 'Time and marks', bn: 'সময় ও নম্বর' },
  MCQ: { en: 'MCQ', bn: 'বহুনির্বাচনি' },
  Written: { en: 'Written', bn: 'লিখিত' },
  startHelp: { en: 'From then on students can start it.', bn: 'এই সময় থেকে শিক্ষার্থীরা শুরু করতে পারবে।' },
  durationHelp: {
    en: 'Shown to students only; the time limit is what ends an attempt.',
    bn: 'শুধু শিক্ষার্থীদের দেখানো হয়; পরীক্ষা শেষ হয় সময়সীমায়।',
  },
  numberHelp: {
    en: 'Its place in the list. Empty: the next one.',
    bn: 'তালিকায় এর ক্রম। খালি রাখলে পরেরটি বসবে।',
  },
  negativeHelp: {
    en: 'What a wrong answer costs, as a share of its points. 0 for nothing.',
    bn: 'ভুল উত্তরে প্রশ্নের নম্বরের কত শতাংশ কাটা যাবে। না কাটলে ০ দিন।',
  },
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
  minutes: { en: 'min', bn: 'মিনিট' },
  hours: { en: 'h', bn: 'ঘণ্টা' },
  reachable: {
    en: 'The questions add up to {n} marks.',
    bn: 'প্রশ্নগুলো মিলিয়ে {n} নম্বর হয়।',
  },
  takeSum: { en: 'Use {n}', bn: '{n} বসান' },
  questions: { en: 'Questions', bn: 'প্রশ্ন' },
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
  criteria: { en: 'Criteria', bn: 'মানদণ্ড' },
  criteriaHelp: {
    en: 'What markers give marks for, such as method or presentation. Without any they give one mark for the whole.',
    bn: 'কীসে আলাদা করে নম্বর দেওয়া হবে, যেমন পদ্ধতি বা উপস্থাপনা। না দিলে পুরো উত্তরে একটিই নম্বর।',
  },
  criterionN: { en: 'Criterion {n}', bn: 'মানদণ্ড {n}' },
  addCriterion: { en: 'Add criterion', bn: 'মানদণ্ড যোগ করুন' },
  removeCriterion: { en: 'Remove criterion {n}', bn: 'মানদণ্ড {n} সরান' },
  marking: { en: 'Marking', bn: 'নম্বর দেওয়ার নিয়ম' },
  isOwn: { en: 'This exam has marking rules of its own', bn: 'এই পরীক্ষার নম্বরের নিয়ম আলাদা' },
  isOwnHelp: {
    en: 'Off: it is marked as usual for its kind; below you see how.',
    bn: 'বন্ধ থাকলে এ ধরনের পরীক্ষায় যেভাবে নম্বর দেওয়া হয় সেভাবেই হবে; নিচে দেখুন।',
  },
  right: { en: 'A right answer gives', bn: 'সঠিক উত্তরে পাবে' },
  rightPoints: { en: 'the points of its question', bn: 'প্রশ্নটির নিজের নম্বর' },
  rightMarks: { en: 'the same marks for every question', bn: 'সব প্রশ্নে একই নম্বর' },
  wrong: { en: 'A wrong answer costs', bn: 'ভুল উত্তরে কাটা যাবে' },
  wrongNothing: { en: 'nothing', bn: 'কিছুই না' },
  wrongPercent: { en: 'the percentage above', bn: 'ওপরে দেওয়া শতাংশ' },
  wrongMarks: { en: 'the same marks for every question', bn: 'সব প্রশ্নে একই নম্বর' },
  hasGpa: { en: 'GPA counts for the merit position', bn: 'মেধাক্রমে জিপিএ যোগ হবে' },
  hasGpaHelp: {
    en: 'Students give their SSC and HSC GPA before they start.',
    bn: 'শুরুর আগে শিক্ষার্থীরা এসএসসি ও এইচএসসির জিপিএ জানাবে।',
  },
  minimumHelp: { en: 'Below it nobody passes.', bn: 'এর কম পেলে উত্তীর্ণ হবে না।' },
  subjectMinima: { en: 'Marks needed per subject', bn: 'বিষয়ে কত নম্বর পেতেই হবে' },
  subjectMinimaHelp: {
    en: 'Whoever stays below one of them does not pass. The name is that of the subject in the exam.',
    bn: 'কোনো একটির কম পেলে উত্তীর্ণ হবে না। পরীক্ষায় বিষয়ের যে নাম, সেটিই লিখুন।',
  },
  subjectOfExam: {
    en: 'The subject of this exam is “{name}”; a minimum for another one has no effect.',
    bn: 'এ পরীক্ষার বিষয় “{name}”; অন্য বিষয়ে ন্যূনতম নম্বর দিলে তা কাজ করবে না।',
  },
  minimumN: { en: 'Subject minimum {n}', bn: 'বিষয়ের ন্যূনতম নম্বর {n}' },
  addMinimum: { en: 'Add subject', bn: 'বিষয় যোগ করুন' },
  removeMinimum: { en: 'Remove subject minimum {n}', bn: 'বিষয়ের ন্যূনতম নম্বর {n} সরান' },
  secondHelp: {
    en: 'Taken from the merit score of those who say that they sit admission for the second time.',
    bn: 'যারা দ্বিতীয়বার ভর্তি পরীক্ষা দিচ্ছে বলে জানাবে, তাদের মেধা নম্বর থেকে কাটা যাবে।',
  },
  example: { en: 'How it is marked', bn: 'যেভাবে নম্বর হবে' },
  orderQuestions: {
    en: 'Each student gets the questions in another order',
    bn: 'একেক শিক্ষার্থী একেক ক্রমে প্রশ্ন পাবে',
  },
  orderOptions: {
    en: 'Each student gets the options in another order',
    bn: 'একেক শিক্ষার্থী একেক ক্রমে উত্তরের বিকল্প পাবে',
  },
  question: { en: 'Question {n}', bn: 'প্রশ্ন {n}' },
  keylessAsk: {
    en: '{n} questions have no correct option',
    bn: '{n}টি প্রশ্নে সঠিক উত্তর চিহ্নিত নেই',
  },
  keylessText: {
    en: 'Questions {numbers}: no answer to them is right. Save the exam all the same?',
    bn: 'প্রশ্ন {numbers}: এগুলোর কোনো উত্তরই সঠিক ধরা হবে না। তবু সংরক্ষণ করবেন?',
  },
  keylessConfirm: { en: 'Save all the same', bn: 'তবু সংরক্ষণ করুন' },
  count: { en: '{n} questions', one: '1 question', bn: '{n}টি প্রশ্ন' },
} as const;

/** The labels of the fields, by the name of the field. */
export const fieldTexts = {
  batchIds: { en: 'Batches', bn: 'ব্যাচ' },
  title: { en: 'Title', bn: 'শিরোনাম' },
  type: { en: 'Type', bn: 'ধরন' },
  mcqs: { en: 'Questions', bn: 'প্রশ্ন' },
  totalMarks: { en: 'Total marks', bn: 'মোট নম্বর' },
  timeLimit: { en: 'Time limit', bn: 'সময়সীমা' },
  passingScore: { en: 'Passing score', bn: 'পাস নম্বর' },
  negetiveMarkingPercentage: { en: 'Negative marking', bn: 'ভুলে কাটা যাবে' },
  startingDate: { en: 'Starting date', bn: 'শুরুর তারিখ' },
  duration: { en: 'Duration', bn: 'স্থায়িত্ব' },
  ExamNumber: { en: 'Exam number', bn: 'পরীক্ষা নম্বর' },
  questionText: { en: 'Question', bn: 'প্রশ্ন' },
  answerGuidelines: { en: 'Guidelines for the answer', bn: 'উত্তরের নির্দেশনা' },
  handwrittenPdf: { en: 'Handwritten PDF', bn: 'হাতে লেখা পিডিএফ' },
  downloadablePdf: { en: 'PDF to download', bn: 'নামানোর পিডিএফ' },
  rightMarks: { en: 'Marks of a right answer', bn: 'সঠিক উত্তরের নম্বর' },
  wrongMarks: { en: 'Marks that a wrong answer costs', bn: 'ভুল উত্তরে কত নম্বর কাটা যাবে' },
  minimumTotal: { en: 'Marks needed in total', bn: 'মোট কত নম্বর পেতেই হবে' },
  subjectName: { en: 'Subject', bn: 'বিষয়' },
  marks: { en: 'Marks needed', bn: 'পেতেই হবে' },
  sscWeight: { en: 'SSC GPA, times', bn: 'এসএসসির জিপিএ, গুণ' },
  hscWeight: { en: 'HSC GPA, times', bn: 'এইচএসসির জিপিএ, গুণ' },
  secondTimerDeduction: {
    en: 'Deduction for a second attempt at admission',
    bn: 'দ্বিতীয়বার ভর্তি পরীক্ষার্থীর কাটা নম্বর',
  },
  name: { en: 'Name', bn: 'নাম' },
  maxMarks: { en: 'Marks', bn: 'নম্বর' },
  points: { en: 'Points', bn: 'নম্বর' },
  explanation: { en: 'Explanation', bn: 'ব্যাখ্যা' },
} as const satisfies Readonly<Record<string, Text>>;

/** The messages of the checks (spec §5). */
export const checkTexts = {
  needed: { en: 'Fill this in.', bn: 'এই ঘরটি পূরণ করুন।' },
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
  criterionMarks: { en: 'Write a number above 0.', bn: '০-এর বেশি একটি সংখ্যা লিখুন।' },
} as const;
