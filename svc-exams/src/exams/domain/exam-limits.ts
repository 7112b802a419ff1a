import { paperLimits } from '@pathshala/rules/paper-rules';

/** The limits that the contract declares in `examLimits`. Lengths in characters of cleaned rich text. */
export const limits = {
  ...paperLimits,
  questions: 500,
  text: 20_000,
  option: 5_000,
  points: 1_000,
  criteria: 20,
  /** Hours: a year. */
  duration: 8_784,
  examNumber: 100_000,
} as const;
