export const texts = {
  first: {
    en: 'Welcome to {school}! Three steps, and your progress begins to show here.',
    bn: '{school} পরিবারে স্বাগতম! তিনটি ধাপ, তারপর আপনার অগ্রগতি এখানে দেখা যাবে।',
  },
  steps: { en: 'First steps', bn: 'প্রথম ধাপ' },
  stepCourse: { en: 'Enrol in a course', bn: 'একটি কোর্সে ভর্তি হোন' },
  stepCourseText: {
    en: 'Several are free; enrolling takes one tap.',
    bn: 'কয়েকটি বিনা মূল্যের; এক চাপেই ভর্তি হওয়া যায়।',
  },
  stepPaper: { en: 'Take a first paper', bn: 'প্রথম প্রশ্নপত্রটি দিন' },
  stepPaperText: {
    en: 'With the real clock. Every answer is explained afterwards.',
    bn: 'আসল ঘড়ি ধরে। পরে প্রতিটি উত্তরের ব্যাখ্যা পাবেন।',
  },
  stepProfile: { en: 'Complete your profile', bn: 'প্রোফাইল পূরণ করুন' },
  stepProfileText: {
    en: 'Your name and mobile number then fill in registrations by themselves.',
    bn: 'তাহলে নিবন্ধনের ফর্মে নাম ও মোবাইল নিজে থেকেই বসে যাবে।',
  },

  week: { en: 'Last seven days', bn: 'গত সাত দিন' },
  weekNone: {
    en: 'No paper and no practice in these days. Either of them today puts the first mark here.',
    bn: 'এ কদিনে কোনো প্রশ্নপত্র বা অনুশীলন হয়নি। আজ যেকোনো একটি শেষ করলে প্রথম চিহ্নটি পড়বে।',
  },
  weekSome: {
    en: 'You finished a paper or a practice on {n} of these 7 days.',
    bn: 'এই ৭ দিনের মধ্যে {n} দিন প্রশ্নপত্র বা অনুশীলন শেষ করেছেন।',
  },
  active: { en: 'a paper or a practice', bn: 'প্রশ্নপত্র বা অনুশীলন হয়েছে' },
  inactive: { en: 'none', bn: 'কিছু নেই' },

  leavesNone: {
    en: 'The first paper or practice that you finish puts the first leaf on this tree.',
    bn: 'প্রথম প্রশ্নপত্র বা অনুশীলনটি শেষ করলে এই গাছে প্রথম পাতা আসবে।',
  },
  leavesOne: {
    en: 'One paper or practice finished: the first leaf.',
    bn: 'একটি প্রশ্নপত্র বা অনুশীলন শেষ: প্রথম পাতা।',
  },
  leaves: {
    en: '{n} papers and practices finished: a leaf for each.',
    bn: '{n}টি প্রশ্নপত্র ও অনুশীলন শেষ: প্রতিটির জন্য একটি পাতা।',
  },

  weakest: { en: 'Weakest subject', bn: 'যে বিষয়ে সবচেয়ে দুর্বল' },
  weakestText: {
    en: '{percent} right: {correct} of {questions} questions.',
    bn: 'ঠিক {percent}: {questions}টি প্রশ্নের মধ্যে {correct}টি।',
  },
  practise: { en: 'Practise ten questions', bn: 'দশটি প্রশ্ন অনুশীলন করুন' },
  toPapers: { en: 'Papers with this subject', bn: 'এই বিষয়ের প্রশ্নপত্র' },

  inDays: { en: 'in {n} days', bn: '{n} দিন পরে' },
  inOneDay: { en: 'in 1 day', bn: '১ দিন পরে' },
  inTime: { en: 'in {time}', bn: '{time} পরে' },
  daysLeft: { en: '{n} days left', bn: '{n} দিন বাকি' },
  oneDayLeft: { en: '1 day left', bn: '১ দিন বাকি' },
  timeLeft: { en: '{time} left', bn: '{time} বাকি' },
  giveExam: { en: 'Give Exam', bn: 'পরীক্ষা দিন' },
  seeExam: { en: 'See the exam', bn: 'পরীক্ষাটি দেখুন' },

  suggestion: { en: 'An exam that is open for registration', bn: 'নিবন্ধন চলছে যে পরীক্ষার' },
  suggestionFacts: { en: '{marks} marks · {time}', bn: '{marks} নম্বর · {time}' },
  suggestionStarts: { en: 'Begins {time}', bn: 'শুরু {time}' },
  suggestionEnds: { en: 'Running until {time}', bn: 'চলবে {time} পর্যন্ত' },
  toRegister: { en: 'See and register', bn: 'দেখুন ও নিবন্ধন করুন' },

  best: { en: 'Best {score}', bn: 'সেরা {score}' },
  isBest: { en: 'Your best', bn: 'আপনার সেরা' },
  lost: { en: '−{marks} for wrong answers', bn: 'ভুল উত্তরে −{marks}' },

  kind: { en: 'Kind of exam', bn: 'পরীক্ষার ধরন' },
  pastYear: { en: 'Past papers', bn: 'বিগত বছরের প্রশ্ন' },
  campaign: { en: 'Exam campaigns', bn: 'ক্যাম্পেইনের পরীক্ষা' },
  otherKind: { en: 'Other exams', bn: 'অন্য পরীক্ষা' },
  legendScore: { en: 'Score', bn: 'নম্বর' },
  legendLost: { en: 'Lost by wrong answers', bn: 'ভুল উত্তরে কাটা' },
  columnLost: { en: 'Lost', bn: 'কাটা' },
  reportCard: { en: 'See the report card', bn: 'রিপোর্ট কার্ড দেখুন' },
} as const;
