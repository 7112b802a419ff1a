import { add, marks, negative, noMarks, rounded, type Marks } from '@pathshala/rules/marks';
import {
  costOfWrong,
  isRightChoice,
  marksForRight,
  type MarkingScheme,
} from '@pathshala/rules/marking-scheme';
import { type Paper, type Question, rightOptionsOf, schemeOfPaper } from '../../papers/index.ts';
import { chosenOptions, type Answer, type Answers, type SubjectTally, type Tally } from './attempt.ts';

interface MarkedQuestion {
  readonly outcome: 'correct' | 'wrong' | 'blank';
  readonly marks: Marks;
}

type SchemeFacts = Pick<Paper, 'examKind' | 'negativeMarkingPercentage' | 'markingScheme'>;

/** Marks of one question. Where none of its options is right, any choice is wrong. */
export function markQuestion(
  paper: SchemeFacts,
  question: Question,
  answer: Answer | undefined,
): MarkedQuestion {
  return markerOf(paper)(question, answer);
}

/** The same for many questions of one paper, whose scheme is read once. */
export function markerOf(paper: SchemeFacts) {
  const scheme = schemeOfPaper(paper);
  return (question: Question, answer: Answer | undefined): MarkedQuestion =>
    markByScheme(scheme, question, answer);
}

function markByScheme(scheme: MarkingScheme, question: Question, answer: Answer | undefined): MarkedQuestion {
  if (question.isVoid) return { outcome: 'correct', marks: marksForRight(scheme, question.points) };
  const right = rightSetOf(question);
  if (answer === undefined) {
    const isEarned = right.size === 0 && scheme.withoutKey === 'blank-earns';
    return { outcome: 'blank', marks: isEarned ? marksForRight(scheme, question.points) : noMarks };
  }
  return isRightChoice(scheme, right, chosenOptions(answer))
    ? { outcome: 'correct', marks: marksForRight(scheme, question.points) }
    : { outcome: 'wrong', marks: negative(costOfWrong(scheme, question.points)) };
}

/**
 * Caches the right options of questions in memory, by which thousands of attempts are marked. A corrected question is another
 * object.
 */
const rightSets = new WeakMap<Question, ReadonlySet<string>>();

function rightSetOf(question: Question): ReadonlySet<string> {
  const known = rightSets.get(question);
  if (known !== undefined) return known;
  const right = new Set(rightOptionsOf(question));
  rightSets.set(question, right);
  return right;
}

interface MarkedPaper extends Tally {
  readonly subjects: readonly SubjectTally[];
  /** The marks exceeded the paper's total, which is then the score. A total of 0 sets no limit. */
  readonly isCapped: boolean;
  /** Marks that wrong answers cost, 0 or more. */
  readonly marksLost: number;
  /** The score if every wrong answer had been left blank. */
  readonly scoreWithoutWrong: number;
}

/** Marks the counted subjects. Sums are exact; a score is rounded once, and may be below zero. */
export function markPaper(paper: Paper, counted: ReadonlySet<string>, answers: Answers): MarkedPaper {
  const scheme = schemeOfPaper(paper);
  const sums = paper.subjects
    .filter((subject) => counted.has(subject.subjectName))
    .map(({ subjectName, mcqs }) => ({ subjectName, ...sumOf(scheme, mcqs, answers) }));
  const { score, isCapped } = capped(paper, sums);
  const count = (outcome: MarkedQuestion['outcome']) => sums.reduce((sum, one) => sum + one[outcome], 0);
  const withoutWrong = sums.map((sum) => ({ marks: sum.withoutWrong }));
  return {
    score,
    correct: count('correct'),
    wrong: count('wrong'),
    blank: count('blank'),
    subjects: sums.map(({ marks: exact, lost: _lost, withoutWrong: _without, ...tally }) => ({
      ...tally,
      score: rounded(exact),
    })),
    isCapped,
    marksLost: rounded(negative(totalOf(sums.map(({ lost }) => ({ marks: lost }))))),
    scoreWithoutWrong: capped(paper, withoutWrong).score,
  };
}

interface Summed {
  readonly marks: Marks;
}

function totalOf(sums: readonly Summed[]): Marks {
  return sums.map((sum) => sum.marks).reduce(add, noMarks);
}

function capped({ totalMarks }: Paper, sums: readonly Summed[]) {
  const score = rounded(totalOf(sums));
  const limit = rounded(marks(totalMarks));
  // Both are rounded: a total is stored with two decimals, or as a float sum off by rounding error.
  const isCapped = limit > 0 && score > limit;
  return { score: isCapped ? limit : score, isCapped };
}

function sumOf(scheme: MarkingScheme, questions: readonly Question[], answers: Answers) {
  const counts = { correct: 0, wrong: 0, blank: 0 };
  let [total, lost, withoutWrong] = [noMarks, noMarks, noMarks];
  for (const question of questions) {
    const marked = markByScheme(scheme, question, answers[question._id]);
    const isWrong = marked.outcome === 'wrong';
    counts[marked.outcome] += 1;
    total = add(total, marked.marks);
    if (isWrong) lost = add(lost, marked.marks);
    const unharmed = isWrong ? markByScheme(scheme, question, undefined) : marked;
    withoutWrong = add(withoutWrong, unharmed.marks);
  }
  return { marks: total, lost, withoutWrong, ...counts };
}
