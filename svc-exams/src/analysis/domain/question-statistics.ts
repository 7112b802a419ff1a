import { addPair, correlationOf, noMoments, varianceOf, type Moments } from './moments.ts';
import type { Groups } from './scores.ts';

/** One question of one counted attempt. */
export interface AnsweredQuestion {
  readonly questionId: string;
  /** Ids of the chosen options; empty: left blank. */
  readonly chosen: readonly string[];
  readonly outcome: 'correct' | 'wrong' | 'blank';
  /** Marks of the question, negative for a wrong answer. */
  readonly marks: number;
  /** null where the time was not recorded. */
  readonly seconds: number | null;
}

/** One counted attempt with the questions of the subjects that count. */
export interface AnswerSheet {
  readonly id: string;
  readonly score: number;
  readonly questions: readonly AnsweredQuestion[];
}

interface OptionCount {
  readonly optionId: string;
  readonly count: number;
  readonly upper: number;
  readonly lower: number;
}

export interface QuestionStatistics {
  readonly questionId: string;
  /** Attempts in which the question counts. */
  readonly count: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  /** Share of right answers, 0 to 1: higher is easier. */
  readonly facility: number;
  /** Right answers in the upper group less those in the lower group, by the size of the groups; -1 to 1. null for empty groups. */
  readonly discrimination: number | null;
  /** Correlation of the question's marks with the score without them, -1 to 1; null where one of them has no spread. */
  readonly correlation: number | null;
  readonly meanSeconds: number | null;
  /** Right answers in the upper and in the lower group. */
  readonly upperCorrect: number;
  readonly lowerCorrect: number;
  readonly upperSize: number;
  readonly lowerSize: number;
  /** In the order in which they were first chosen; an option that nobody chose is missing. */
  readonly options: readonly OptionCount[];
  /** Variance of the question's marks. */
  readonly variance: number;
}

interface Tally {
  correct: number;
  wrong: number;
  blank: number;
  timed: number;
  seconds: number;
  readonly group: Record<'upper' | 'lower', { correct: number; size: number }>;
  readonly options: Map<string, { count: number; upper: number; lower: number }>;
  readonly moments: Moments;
}

/** Adds up answer sheets one by one, so that the attempts of a hundred thousand students are never in memory at once. */
export class QuestionTallies {
  readonly #groups: Groups;
  readonly #tallies = new Map<string, Tally>();

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  add(sheet: AnswerSheet): void {
    const group = this.#groupOf(sheet.id);
    for (const question of sheet.questions) {
      const tally = this.#tallies.get(question.questionId) ?? newTally();
      this.#tallies.set(question.questionId, tally);
      tally[question.outcome] += 1;
      addPair(tally.moments, question.marks, sheet.score - question.marks);
      if (question.seconds !== null) {
        tally.timed += 1;
        tally.seconds += question.seconds;
      }
      if (group !== null) {
        tally.group[group].size += 1;
        if (question.outcome === 'correct') tally.group[group].correct += 1;
      }
      countOptions(tally, question.chosen, group);
    }
  }

  statistics(): readonly QuestionStatistics[] {
    return [...this.#tallies].map(([questionId, tally]) => statisticsOf(questionId, tally));
  }

  #groupOf(id: string): 'upper' | 'lower' | null {
    if (this.#groups.upper.has(id)) return 'upper';
    return this.#groups.lower.has(id) ? 'lower' : null;
  }
}

/**
 * Cronbach's alpha of the marks, which for marks of 0 and 1 is KR-20: how well the questions measure one thing, at most 1.
 * null for fewer than two questions, or scores without spread.
 */
export function reliabilityOf(
  questions: readonly QuestionStatistics[],
  standardDeviation: number,
): number | null {
  if (questions.length < 2 || standardDeviation === 0) return null;
  const ofQuestions = questions.reduce((sum, { variance }) => sum + variance, 0);
  return (questions.length / (questions.length - 1)) * (1 - ofQuestions / standardDeviation ** 2);
}

function newTally(): Tally {
  return {
    correct: 0,
    wrong: 0,
    blank: 0,
    timed: 0,
    seconds: 0,
    group: { upper: { correct: 0, size: 0 }, lower: { correct: 0, size: 0 } },
    options: new Map(),
    moments: noMoments(),
  };
}

function countOptions(tally: Tally, chosen: readonly string[], group: 'upper' | 'lower' | null): void {
  for (const optionId of chosen) {
    const option = tally.options.get(optionId) ?? { count: 0, upper: 0, lower: 0 };
    tally.options.set(optionId, option);
    option.count += 1;
    if (group !== null) option[group] += 1;
  }
}

function statisticsOf(questionId: string, tally: Tally): QuestionStatistics {
  const { correct, wrong, blank, moments } = tally;
  const { upper, lower } = tally.group;
  const count = correct + wrong + blank;
  return {
    questionId,
    count,
    correct,
    wrong,
    blank,
    facility: count === 0 ? 0 : correct / count,
    discrimination:
      upper.size === 0 || lower.size === 0 ? null : upper.correct / upper.size - lower.correct / lower.size,
    correlation: correlationOf(moments),
    meanSeconds: tally.timed === 0 ? null : tally.seconds / tally.timed,
    upperCorrect: upper.correct,
    lowerCorrect: lower.correct,
    upperSize: upper.size,
    lowerSize: lower.size,
    options: [...tally.options].map(([optionId, option]) => ({ optionId, ...option })),
    variance: varianceOf(moments),
  };
}
