export const texts = {
  take: { en: 'Take the exam', bn: 'পরীক্ষা দিন' },
  again: { en: 'Take it again', bn: 'আবার পরীক্ষা দিন' },
  results: { en: 'Your results', bn: 'আপনার ফলাফল' },
} as const;
