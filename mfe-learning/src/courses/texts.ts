export const texts = {
  teacher: { en: 'Your teacher', bn: 'যিনি পড়াবেন' },
  share: { en: 'Share', bn: 'শেয়ার করুন' },
  copied: { en: 'The link is copied. Send it to a friend.', bn: 'লিংক কপি হয়েছে। বন্ধুকে পাঠিয়ে দিন।' },
  notCopied: {
    en: 'The link could not be copied. Copy it from the address bar.',
    bn: 'লিংক কপি করা যায়নি। ঠিকানার ঘর থেকে কপি করে নিন।',
  },
  ratings: { en: '{n} ratings', bn: '{n}টি মূল্যায়ন' },
  oneRating: { en: '1 rating', bn: '১টি মূল্যায়ন' },
  audience: { en: 'Who it is for', bn: 'কোর্সটি যাদের জন্য' },
  testimonials: { en: 'What students say', bn: 'শিক্ষার্থীরা যা বলে' },
  samples: { en: 'Try three questions', bn: 'তিনটি প্রশ্ন করে দেখুন' },
  fewSamples: { en: 'Try a question', bn: 'একটি প্রশ্ন করে দেখুন' },
  samplesLead: {
    en: 'From the papers of this course. Choose an answer and see at once whether it is right, and why.',
    bn: 'এই কোর্সের প্রশ্নপত্র থেকে। উত্তর বাছাই করলেই দেখবেন ঠিক হলো কি না, আর কেন।',
  },
  answers: { en: 'Answers', bn: 'উত্তর' },
  options: { en: 'Answers to question {n}', bn: '{n} নম্বর প্রশ্নের উত্তর' },
  right: { en: 'Right!', bn: 'ঠিক হয়েছে!' },
  wrong: { en: 'Not quite. The right answer is {letter}.', bn: 'হয়নি। সঠিক উত্তর {letter}।' },
  why: { en: 'Why', bn: 'ব্যাখ্যা' },
} as const;
