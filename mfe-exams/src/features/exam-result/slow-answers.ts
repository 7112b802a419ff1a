import type { ReviewedAnswer } from './reviewed-answer.ts';

const shownLimit = 3;
/** A question is slow from twice the mean time on … */
const slowFactor = 2;
/** … and from so many seconds. */
const slowSeconds = 30;

interface TimedAnswer extends ReviewedAnswer {
  readonly seconds: number;
}

/** The questions that took far longer than the others, the slowest first. */
export function slowAnswers(answers: readonly ReviewedAnswer[]): readonly TimedAnswer[] {
  const timed = answers.filter((answer): answer is TimedAnswer => (answer.seconds ?? 0) > 0);
  const mean = timed.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, timed.length);
  return timed
    .filter(({ seconds }) => seconds >= Math.max(slowSeconds, slowFactor * mean))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownLimit);
}
