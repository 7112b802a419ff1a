export const texts = {
  progress: { en: 'Papers taken: {n} of {total}', bn: 'প্রশ্নপত্র দেওয়া হয়েছে: {total}টির {n}টি' },
  best: { en: 'Best: {score}', bn: 'সেরা: {score}' },
  attempts: { en: '{n} attempts', bn: '{n} বার দিয়েছেন' },
  subjects: { en: '{n} of {total} subjects', bn: '{total}টি বিষয়ের {n}টি' },
  keepAbout: {
    en: 'Questions, answers and pictures of the papers of this unit.',
    bn: 'এই ইউনিটের প্রশ্নপত্রগুলোর প্রশ্ন, উত্তর আর ছবি থাকবে।',
  },
} as const;
