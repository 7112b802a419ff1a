export const signs = { correct: '✓', wrong: '✗', blank: '–', held: '…' } as const;

/** Texts of the parts that show a score, on the result page and on the report card. */
export const texts = {
  correct: { en: 'Right', bn: 'সঠিক' },
  wrong: { en: 'Wrong', bn: 'ভুল' },
  blank: { en: 'Blank', bn: 'উত্তর নেই' },
} as const;
