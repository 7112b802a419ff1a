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
  stepPractice: { en: 'Practise ten questions', bn: 'দশটি প্রশ্ন অনুশীলন করুন' },
  stepPracticeText: {
    en: 'Ten minutes, and every answer is explained. It begins your streak.',
    bn: 'দশ মিনিটের কাজ, প্রতিটি উত্তরের ব্যাখ্যা পাবেন। টানা পড়াও শুরু হয়ে যাবে।',
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
    en: 'No questions, lessons or reviews in these days. Ten minutes of practice or one lesson puts the first mark here.',
    bn: 'এ কদিনে কোনো প্রশ্ন, পাঠ বা ভুল আবার দেখা হয়নি। দশ মিনিট অনুশীলন বা একটি পাঠেই প্রথম চিহ্নটি পড়বে।',
  },
  weekSome: {
    en: 'Questions, lessons or reviews on {n} of these 7 days.',
    bn: 'এই ৭ দিনের {n} দিন প্রশ্ন, পাঠ বা ভুল আবার দেখা হয়েছে।',
  },
  active: { en: 'questions, lessons or reviews', bn: 'প্রশ্ন, পাঠ বা ভুল আবার দেখা হয়েছে' },
  grace: { en: 'a day of grace', bn: 'ছাড়ের দিন' },
  inactive: { en: 'none', bn: 'নেই' },

  leavesNone: {
    en: 'A leaf grows for each practice or paper that you finish. Ten minutes of practice bring the first.',
    bn: 'প্রতিটি অনুশীলন বা প্রশ্নপত্র শেষ করলে একটি পাতা গজায়। দশ মিনিট অনুশীলনেই প্রথমটি আসবে।',
  },
  leavesOne: {
    en: 'One paper or practice finished: the first leaf.',
    bn: 'একটি প্রশ্নপত্র বা অনুশীলন শেষ: প্রথম পাতা।',
  },
  leaves: {
    en: '{n} papers and practices finished: a leaf for each.',
    bn: '{n}টি প্রশ্নপত্র ও অনুশীলন শেষ: প্রতিটির জন্য একটি পাতা।',
  },

  inDays: { en: 'in {n} days', bn: '{n} দিন পরে' },
  inOneDay: { en: 'in 1 day', bn: '১ দিন পরে' },
  inTime: { en: 'in {time}', bn: '{time} পরে' },
  daysLeft: { en: '{n} days left', bn: '{n} দিন বাকি' },
  oneDayLeft: { en: '1 day left', bn: '১ দিন বাকি' },
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
  otherKind: { en: 'Other exams', bn: 'অন্য পরীক্ষা' },
  legendLost: { en: 'Lost by wrong answers', bn: 'ভুল উত্তরে কাটা' },
  chartNumbers: { en: 'The numbers of this chart', bn: 'লেখচিত্রের সংখ্যাগুলো' },
  columnLost: { en: 'Lost', bn: 'কাটা' },
  reportCard: { en: 'See the report card', bn: 'রিপোর্ট কার্ড দেখুন' },
  title: { en: 'Welcome Back!', bn: 'আবার স্বাগতম!' },
  progress: { en: 'Your courses', bn: 'আপনার কোর্স' },
  completed: { en: 'completed', bn: 'শেষ হয়েছে' },
  inProgress: { en: 'in progress', bn: 'চলছে' },
  next: { en: 'Next exams', bn: 'সামনের পরীক্ষা' },
  trend: { en: 'Your scores over time', bn: 'আপনার নম্বর কেমন এগোচ্ছে' },
  recent: { en: 'Recent results', bn: 'সাম্প্রতিক ফল' },
  scoreOf: { en: '{score} / {total}', bn: '{score} / {total}' },
  scoreLater: { en: 'Shown from {time}', bn: '{time} থেকে দেখা যাবে' },
  noRecord: { en: 'No student data available', bn: 'শিক্ষার্থীর কোনো তথ্য নেই' },
  noRecordText: {
    en: 'There is no student record for this account, so there are no courses or results to show.',
    bn: 'এই অ্যাকাউন্টে শিক্ষার্থীর তথ্য নেই, তাই দেখানোর মতো কোর্স বা ফলও নেই।',
  },
  noRecordAdmin: {
    en: 'You are logged in as an administrator. Courses, exams and students are in the boss area.',
    bn: 'আপনি প্রশাসক হিসেবে লগ ইন করেছেন। কোর্স, পরীক্ষা আর শিক্ষার্থীরা প্রশাসনের পাতায় আছে।',
  },
} as const;
