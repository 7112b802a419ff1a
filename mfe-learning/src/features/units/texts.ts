export const texts = {
  progress: { en: 'Papers taken: {n} of {total}', bn: 'প্রশ্নপত্র দেওয়া হয়েছে: {total}টির {n}টি' },
  best: { en: 'Best: {score}', bn: 'সেরা: {score}' },
  attempts: { en: '{n} attempts', bn: '{n} বার দিয়েছেন' },
  subjects: { en: '{n} of {total} subjects', bn: '{total}টি বিষয়ের {n}টি' },
  keepAbout: {
    en: 'Questions, answers and pictures of the papers of this unit.',
    bn: 'এই ইউনিটের প্রশ্নপত্রগুলোর প্রশ্ন, উত্তর আর ছবি থাকবে।',
  },
  about: { en: 'About this course', bn: 'এই কোর্স সম্পর্কে' },
  lead: {
    en: 'Choose a unit and a year. Take a paper as often as you like; your last and your best result are shown.',
    bn: 'ইউনিট ও বছর বেছে নিন। একই প্রশ্নপত্রে যতবার ইচ্ছা পরীক্ষা দেওয়া যায়; শেষ ও সেরা ফল দেখানো হয়।',
  },
  empty: { en: 'This course has no units yet.', bn: 'এই কোর্সে এখনো কোনো ইউনিট নেই।' },
  noYears: { en: 'No past papers in this unit yet.', bn: 'এই ইউনিটে এখনো কোনো প্রশ্নপত্র নেই।' },
  noResults: {
    en: 'Your results could not be loaded. You can still open the papers.',
    bn: 'আপনার ফলাফল আনা যায়নি। প্রশ্নপত্রগুলো তবু খুলতে পারবেন।',
  },
  view: { en: 'View Answers', bn: 'উত্তর দেখুন' },
  give: { en: 'Give Exam', bn: 'পরীক্ষা দিন' },
  viewCorrect: { en: 'View Correct Answers', bn: 'সঠিক উত্তর দেখুন' },
  again: { en: 'Exam Again', bn: 'আবার পরীক্ষা দিন' },
  notYet: { en: 'Not taken yet', bn: 'এখনো পরীক্ষা দেননি' },
  score: { en: 'Score: {score} of {total}', bn: 'প্রাপ্ত নম্বর: {total}-এ {score}' },
  date: { en: 'Attempted on {date}', bn: 'তারিখ: {date}' },
} as const;
