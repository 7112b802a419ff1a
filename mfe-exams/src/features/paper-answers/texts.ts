export const texts = {
  tryFirst: {
    en: 'Try first: hide each answer until I have chosen one',
    bn: 'আগে নিজে চেষ্টা: উত্তর না বাছা পর্যন্ত সঠিক উত্তর লুকানো থাকুক',
  },
  choose: { en: 'Question {n}: choose an answer', bn: 'প্রশ্ন {n}: একটি উত্তর বাছুন' },
  title: { en: 'Correct answers: {title}', bn: 'সঠিক উত্তর: {title}' },
} as const;
