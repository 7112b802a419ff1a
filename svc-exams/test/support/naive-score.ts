import type { ExamKind, Paper, Question } from '../../src/papers/domain/paper.ts';
import type { Answer, Answers } from '../../src/attempts/domain/attempt.ts';

/** Marks over 100,000,000, as integers: points, marks and percentages have at most three decimals. */
const one = 100_000_000n;

/**
 * The rules EXM-07 to EXM-11 and the table of kinds of the design once more, written to be compared with: points and
 * percentages are integers over 1000, the sum one fraction in BigInt, and no code is shared with the engine.
 */
export function naiveHundredths(paper: Paper, counted: ReadonlySet<string>, answers: Answers): bigint {
  let sum = 0n;
  for (const subject of paper.subjects) {
    if (!counted.has(subject.subjectName)) continue;
    for (const question of subject.mcqs) sum += naiveQuestion(paper, question, answers[question._id]);
  }
  const limit = thousandthsOf(paper.totalMarks) * 100_000n;
  const capped = paper.totalMarks > 0 && sum > limit ? limit : sum;
  const size = capped < 0n ? -capped : capped;
  const up = (size * 2n + 1_000_000n) / 2_000_000n;
  return capped < 0n ? -up : up;
}

function thousandthsOf(value: number): bigint {
  return BigInt(Math.round(value * 1000));
}

interface Naive {
  readonly points: bigint;
  /** The cost of a wrong answer by the percentage. */
  readonly cost: bigint;
  readonly hasKey: boolean;
  readonly isRight: boolean;
  /** The chosen set is the right set. */
  readonly isWhole: boolean;
  readonly hasPercentage: boolean;
}

const past = ({ isRight, points, cost }: Naive) => (isRight ? points : -cost);

/** Marks of an answer, by kind. */
const answered: Readonly<Record<ExamKind, (naive: Naive) => bigint>> = {
  'past-year': past,
  chapter: past,
  standalone: past,
  campaign: past,
  unit: ({ isRight, points }) => (isRight ? points : 0n),
  subject({ isRight, hasPercentage, cost }) {
    if (isRight) return one;
    return hasPercentage ? -cost : -one;
  },
  practice: ({ isWhole, hasKey }) => (isWhole && hasKey ? one : 0n),
};

function naiveQuestion(paper: Paper, question: Question, chosen: Answer | undefined): bigint {
  const points = thousandthsOf(question.points) * 100_000n;
  const right = question.options.filter((option) => option.isCorrect).map((option) => option._id);
  const hasKey = right.length > 0;
  if (chosen === undefined) return paper.examKind === 'campaign' && !hasKey ? points : 0n;
  return answered[paper.examKind]({
    points,
    cost: thousandthsOf(question.points) * thousandthsOf(paper.negativeMarkingPercentage),
    hasKey,
    isRight: typeof chosen === 'string' && right.includes(chosen),
    isWhole: isSame(right, [chosen].flat()),
    hasPercentage: paper.negativeMarkingPercentage > 0,
  });
}

function isSame(right: readonly string[], chosen: readonly string[]): boolean {
  return [...right].sort().join() === [...new Set(chosen)].sort().join();
}
