export const texts = {
  pagePaper: { en: 'Exam paper: {campaign}', bn: 'প্রশ্নপত্র: {campaign}' },
  fixed: { en: 'This paper can no longer be changed.', bn: 'এই প্রশ্নপত্র আর বদলানো যাবে না।' },
  fixedPast: {
    en: 'The exam is over. Its results belong to this paper.',
    bn: 'পরীক্ষা শেষ। এর ফল এই প্রশ্নপত্রেরই।',
  },
  fixedRunning: {
    en: 'The exam has begun, and everybody must be marked by the same paper. A wrong key is corrected in the analysis of the exam.',
    bn: 'পরীক্ষা শুরু হয়ে গেছে, আর সবার নম্বর একই প্রশ্নপত্রে হতে হবে। ভুল উত্তর পরীক্ষার বিশ্লেষণ পাতা থেকে সংশোধন করা যায়।',
  },
  noKey: {
    en: 'No correct option: blank gives the points, every answer is wrong.',
    bn: 'সঠিক উত্তর নেই: ফাঁকা রাখলে নম্বর, যেকোনো উত্তর ভুল।',
  },
  subjectMandatory: { en: 'mandatory', bn: 'আবশ্যিক' },
} as const;
