import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { noTotals, type Activity, type DayTotals } from './activity.ts';

/** Answered questions, lessons and reviews together. */
export type DailyGoal = 10 | 20 | 40;

const usualGoal: DailyGoal = 20;

export interface Today extends DayTotals {
  /** In Asia/Dhaka, `YYYY-MM-DD`. */
  readonly day: string;
  readonly goal: number;
  /** The subjects that were practised today. */
  readonly subjects: readonly string[];
}

/** `now` in epoch ms. */
export function todayOf(
  { counts = [], practised }: Activity,
  { now, goal = usualGoal }: { readonly now: number; readonly goal?: number | undefined },
): Today {
  const day = dhakaDayOf(now);
  const { questions, lessons, reviews } = counts.find((one) => one.day === day) ?? noTotals;
  return {
    day,
    goal,
    questions,
    lessons,
    reviews,
    subjects: practised?.day === day ? practised.subjects : [],
  };
}
