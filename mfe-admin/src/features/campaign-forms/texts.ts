import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the forms of campaigns and exam campaigns. */
export const texts = {
  newExam: { en: 'New exam campaign', bn: 'নতুন পরীক্ষা-ক্যাম্পেইন' },
  newGeneral: { en: 'New campaign', bn: 'নতুন ক্যাম্পেইন' },
  edit: commonTexts.editName,
  copied: { en: '{name} (copy)', bn: '{name} (অনুলিপি)' },
  copyLead: {
    en: 'Filled from {name}. Choose new dates; registration stays closed until you open it.',
    bn: '{name} থেকে নেওয়া। নতুন তারিখ দিন; আপনি না খোলা পর্যন্ত নিবন্ধন বন্ধ থাকবে।',
  },
  management: commonTexts.campaignManagement,
  loadFailed: commonTexts.campaignNotLoaded,
  about: { en: 'What it is', bn: 'কী নিয়ে' },
  whenWhere: { en: 'When and where', bn: 'কখন ও কোথায়' },
  registration: { en: 'Registration', bn: 'নিবন্ধন' },
  taken: {
    en: '{n} registered, {waiting} waiting. More places go to the waiting list at once.',
    bn: '{n} জন নিবন্ধিত, {waiting} জন অপেক্ষায়। আসন বাড়ালে সঙ্গে সঙ্গে অপেক্ষমাণরা পাবে।',
  },
  exam: commonTexts.theExam,
  examTitle: { en: 'Title of the exam', bn: 'পরীক্ষার শিরোনাম' },
  examTitleHelp: { en: 'Left empty: the campaign’s title.', bn: 'ফাঁকা রাখলে ক্যাম্পেইনের শিরোনাম।' },
  timeLimit: commonTexts.timeLimit,
  minutes: commonTexts.minutes,
  totalMarks: commonTexts.totalMarks,
  totalMarksHelp: { en: 'Left empty: what can be reached.', bn: 'ফাঁকা রাখলে যত পাওয়া সম্ভব তত।' },
  requiredSubjects: commonTexts.requiredSubjects,
  requiredSubjectsHelp: commonTexts.leftEmptyAll,
  negative: commonTexts.negativeMarking,
  negativeHelp: commonTexts.negativeMarkingHelp,
  orderQuestions: commonTexts.questionsInAnotherOrder,
  orderOptions: commonTexts.optionsInAnotherOrder,
  scoreAtOnce: { en: 'Show the score at once', bn: 'নম্বর সঙ্গে সঙ্গে দেখানো হোক' },
  scoreAtOnceHelp: {
    en: 'Otherwise after the end, so that nobody can find out the key while others are still sitting.',
    bn: 'না হলে শেষ হওয়ার পরে, যাতে অন্যদের পরীক্ষা চলাকালে কেউ উত্তর বের করতে না পারে।',
  },
  paper: { en: 'The paper', bn: 'প্রশ্নপত্র' },
  fixed: {
    en: 'This exam has begun: everybody must be marked by the same paper, so it can no longer be changed. The end can be moved.',
    bn: 'পরীক্ষাটি শুরু হয়ে গেছে: সবার নম্বর একই প্রশ্নপত্রে হতে হবে, তাই এটি আর বদলানো যাবে না। শেষ সময় বদলানো যায়।',
  },
  seePaper: { en: 'See the paper', bn: 'প্রশ্নপত্র দেখুন' },
  released: {
    en: 'The results are released: only title and description can still be changed.',
    bn: 'ফল প্রকাশিত হয়েছে: এখন শুধু শিরোনাম আর বিবরণ বদলানো যায়।',
  },
  delete: commonTexts.delete,
  keyless: commonTexts.questionsWithoutKey,
  keylessText: {
    en: 'Those who leave such a question blank get its points, and every answer counts as wrong. Save like this?',
    bn: 'এমন প্রশ্ন যারা ফাঁকা রাখবে তারা নম্বর পাবে, আর যেকোনো উত্তর ভুল ধরা হবে। এভাবেই সংরক্ষণ করবেন?',
  },
  noQuestions: { en: 'The paper has no questions yet', bn: 'প্রশ্নপত্রে এখনো প্রশ্ন নেই' },
  noQuestionsText: {
    en: 'People can register, but nobody can sit the exam until you add questions. Save like this?',
    bn: 'নিবন্ধন করা যাবে, কিন্তু প্রশ্ন যোগ না করা পর্যন্ত কেউ পরীক্ষা দিতে পারবে না। এভাবেই সংরক্ষণ করবেন?',
  },
  saveAnyway: commonTexts.yesSave,
  subjectNamed: commonTexts.subjectN,
  questionNamed: commonTexts.questionN,
} as const;

/** The form's error messages, each with what to do about it. */
export const problems = {
  title: { en: 'Write a title.', bn: 'শিরোনাম লিখুন।' },
  start: { en: 'Choose when it starts, or its day.', bn: 'কখন শুরু হবে তা, অথবা দিনটি দিন।' },
  endBeforeStart: { en: 'The end must be after the start.', bn: 'শেষ সময় শুরুর পরে হতে হবে।' },
  startPast: {
    en: 'This day has passed. Choose today or a later day.',
    bn: 'এই দিন পার হয়ে গেছে। আজ বা পরের কোনো দিন দিন।',
  },
  endPast: {
    en: 'This time has passed. Choose an end that lies ahead.',
    bn: 'এই সময় পার হয়ে গেছে। সামনের একটি সময় দিন।',
  },
  windowShort: {
    en: 'The campaign is shorter than its exam. Choose a later end, or shorten the exam.',
    bn: 'ক্যাম্পেইনটি পরীক্ষার চেয়ে ছোট। আরও পরের শেষ সময় দিন, নয়তো পরীক্ষার সময় কমান।',
  },
  max: { en: 'Write a whole number from 0 to 1,000,000.', bn: '০ থেকে ১০,০০,০০০-এর মধ্যে পূর্ণসংখ্যা লিখুন।' },
  maxBelow: {
    en: 'More people are registered than this. Choose at least as many places, or cancel registrations first.',
    bn: 'এর চেয়ে বেশি মানুষ নিবন্ধিত। অন্তত তত আসন দিন, নয়তো আগে কিছু নিবন্ধন বাতিল করুন।',
  },
  emptyPaper: {
    en: 'Registration is open, but the paper has no questions. Add questions, or close registration.',
    bn: 'নিবন্ধন খোলা, কিন্তু প্রশ্নপত্রে প্রশ্ন নেই। প্রশ্ন যোগ করুন, নয়তো নিবন্ধন বন্ধ রাখুন।',
  },
} as const;
