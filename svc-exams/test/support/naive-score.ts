import type { Paper, Question } from '../../src/papers/domain/paper.ts';
import type { Answers } from '../../src/attempts/domain/attempt.ts';

/**
 * The rules EXM-07 and EXM-10 once more, written to be compared with: points and percentages are integers over 1000,
 * the sum one fraction over 100,000,000 in BigInt, and no code is shared with the engine.
 */
export function naiveHundredths(paper: Paper, counted: ReadonlySet<string>, answers: Answers): bigint {
  let sum = 0n;
  for (const subject of paper.subjects) {
    if (!counted.has(subject.subjectName)) continue;
    for (const question of subject.mcqs) sum += naiveQuestion(paper, question, answers[question._id]);
  }
  const limit = BigInt(Math.round(paper.totalMarks * 1000)) * 100_000n;
  const capped = paper.totalMarks > 0 && sum > limit ? limit : sum;
  const size = capped < 0n ? -capped : capped;
  const up = (size * 2n + 1_000_000n) / 2_000_000n;
  return capped < 0n ? -up : up;
}

function naiveQuestion(paper: Paper, question: Question, chosen: string | undefined): bigint {
  const thousandths = BigInt(Math.round(question.points * 1000));
  const right = question.options.filter((option) => option.isCorrect).map((option) => option._id);
  if (chosen === undefined) {
    return paper.examKind === 'campaign' && right.length === 0 ? thousandths * 100_000n : 0n;
  }
  if (right.includes(chosen)) return thousandths * 100_000n;
  return -thousandths * BigInt(Math.round(paper.negativeMarkingPercentage * 1000));
}
