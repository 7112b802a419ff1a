/** Texts that several features use. */
export const sharedTexts = {
  detailRating: { en: 'Rating', bn: 'রেটিং' },
} as const;
