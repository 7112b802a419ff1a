import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Add to the question bank: {name}', bn: 'প্রশ্নব্যাংকে যোগ করুন: {name}' },
  lead: {
    en: 'Questions that the bank does not have are added, each once: the same text and options is the same question.',
    bn: 'যেসব প্রশ্ন ব্যাংকে নেই, সেগুলো একবার করে যোগ হবে: প্রশ্ন ও উত্তরগুলো এক হলে একই প্রশ্ন ধরা হয়।',
  },
  bank: { en: 'Question bank', bn: 'প্রশ্নব্যাংক' },
  inBank: { en: '{n} of {total} are in the bank', bn: '{total}টির মধ্যে {n}টি ব্যাংকে আছে' },
  subject: { en: 'Subject in the bank', bn: 'ব্যাংকে বিষয়' },
  subjectNeeded: { en: 'Write the subject.', bn: 'বিষয়টি লিখুন।' },
  chapter: commonTexts.chapter,
  source: { en: 'Source', bn: 'উৎস' },
  sourceHelp: { en: 'For example: DU 2019-20, A unit', bn: 'যেমন: ঢাবি ২০১৯-২০, ক ইউনিট' },
  difficulty: commonTexts.difficulty,
  easy: commonTexts.easy,
  medium: commonTexts.medium,
  hard: commonTexts.hard,
  forPractice: { en: 'Students may practise them', bn: 'শিক্ষার্থীরা অনুশীলনে পাবে' },
  add: commonTexts.addQuestions,
  none: { en: 'Choose a subject whose questions are added.', bn: 'যে বিষয়ের প্রশ্ন যোগ হবে তা বেছে নিন।' },
  take: { en: 'Add the questions of {name}', bn: '{name} বিষয়ের প্রশ্ন যোগ করুন' },
  added: {
    en: '{n} questions are added to the bank.',
    one: '1 question is added to the bank.',
    bn: '{n}টি প্রশ্ন ব্যাংকে যোগ হয়েছে।',
  },
  refused: {
    en: 'Not added, because they are void or incomplete: questions {numbers}.',
    bn: 'বাতিল বা অসম্পূর্ণ বলে যোগ হয়নি: প্রশ্ন {numbers}।',
  },
  allIn: { en: 'All questions of this paper are in the bank.', bn: 'এই প্রশ্নপত্রের সব প্রশ্ন ব্যাংকে আছে।' },
  noQuestions: {
    en: 'This paper has no multiple-choice questions.',
    bn: 'এই প্রশ্নপত্রে কোনো বহুনির্বাচনি প্রশ্ন নেই।',
  },
} as const;
