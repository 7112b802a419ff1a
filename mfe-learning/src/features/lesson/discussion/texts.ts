export const texts = {
  off: {
    en: 'No questions or answers can be written at the moment. What is here can be read.',
    bn: 'এখন নতুন প্রশ্ন বা উত্তর লেখা যাচ্ছে না। আগের লেখাগুলো পড়া যাবে।',
  },
  empty: {
    en: 'Nobody has asked yet. What is not clear?',
    bn: 'এখনো কেউ প্রশ্ন করেনি। কোন জায়গাটা পরিষ্কার হয়নি?',
  },
  ask: { en: 'Ask a question', bn: 'প্রশ্ন করুন' },
  askLabel: { en: 'Your question', bn: 'আপনার প্রশ্ন' },
  askHelp: {
    en: 'Everybody in this course can read it, with your name.',
    bn: 'এই কোর্সের সবাই আপনার নামসহ প্রশ্নটি দেখতে পাবে।',
  },
  answer: { en: 'Answer', bn: 'উত্তর দিন' },
  editLabel: { en: 'Your text', bn: 'আপনার লেখা' },
  deleteQuestion: { en: 'Delete this question?', bn: 'প্রশ্নটি মুছবেন?' },
  deleteQuestionText: {
    en: 'Its answers ({n}) go with it. This cannot be undone.',
    bn: 'এর {n}টি উত্তরও মুছে যাবে। আর ফেরানো যাবে না।',
  },
  deleteAnswer: { en: 'Delete this answer?', bn: 'উত্তরটি মুছবেন?' },
  deleteAnswerText: { en: 'This cannot be undone.', bn: 'আর ফেরানো যাবে না।' },
  restore: { en: 'Restore', bn: 'আবার দেখান' },
  hidden: { en: 'Hidden from students', bn: 'শিক্ষার্থীরা দেখতে পায় না' },
  teacher: { en: 'Teacher', bn: 'শিক্ষক' },
  edited: { en: 'edited', bn: 'বদলানো হয়েছে' },
  required: { en: 'Write something first.', bn: 'আগে কিছু লিখুন।' },
  left: { en: '{n} characters left', bn: 'আর {n}টি অক্ষর লেখা যাবে' },
  asked: {
    en: 'Your question is here for everybody in the course.',
    bn: 'আপনার প্রশ্নটি কোর্সের সবাই দেখতে পাচ্ছে।',
  },
  answered: { en: 'Your answer has been added.', bn: 'আপনার উত্তর যোগ হয়েছে।' },
} as const;
