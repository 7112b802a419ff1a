import { difficulties, type Difficulty, type Measure, type Measures } from './question.ts';

/** Fewer answers say too little about a question. */
const leastAnswers = 20;

/** From this share of right answers on a question is easy, or of medium difficulty. */
const shares = { easy: 0.7, medium: 0.4 } as const;

/** The answers of all papers together; null: none. */
export function measureOf(measures: Measures | undefined): Measure | null {
  const all = Object.values(measures ?? {});
  if (all.length === 0) return null;
  const sum = (of: (measure: Measure) => number) => all.reduce((total, measure) => total + of(measure), 0);
  return { count: sum(({ count }) => count), correct: sum(({ correct }) => correct) };
}

/** The difficulty by the share of right answers; null: too few answers. */
export function measuredDifficulty(measure: Measure | null): Difficulty | null {
  if (measure === null || measure.count < leastAnswers) return null;
  const share = measure.correct / measure.count;
  if (share >= shares.easy) return 'easy';
  return share >= shares.medium ? 'medium' : 'hard';
}

interface Rated {
  readonly difficulty: Difficulty;
  readonly measures?: Measures | undefined;
}

/** The rank of the measured difficulty, or else of the one that its author chose; 0 is easy. */
export function levelOf({ difficulty, measures }: Rated): number {
  return difficulties.indexOf(measuredDifficulty(measureOf(measures)) ?? difficulty);
}
