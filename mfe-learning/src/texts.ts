/** Texts that several features use. */
export const sharedTexts = {
  again: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
  detailFee: { en: 'Fee', bn: 'ফি' },
  detailRating: { en: 'Rating', bn: 'রেটিং' },
  detailFaqs: { en: 'Questions and answers', bn: 'প্রশ্ন ও উত্তর' },
} as const;
