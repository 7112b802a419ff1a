import type { ExamKind, Paper, Question } from '../../papers/ports.ts';
import type { Answers, SubjectTally, Tally } from './attempt.ts';
import { add, marks, negative, noMarks, percentOf, rounded, type Marks } from '@pathshala/rules/marks';

/** What differs between the kinds; everything else of the marking is the same. */
interface MarkingScheme {
  /** A question without a correct option gives its points to those who left it blank. */
  readonly blankEarnsWithoutKey: boolean;
}

const schemes: Readonly<Record<ExamKind, MarkingScheme>> = {
  'past-year': { blankEarnsWithoutKey: false },
  campaign: { blankEarnsWithoutKey: true },
};

export interface MarkedQuestion {
  readonly outcome: 'correct' | 'wrong' | 'blank';
  readonly marks: Marks;
}

/** Marks of one question. Where several options are correct, any of them is right; where none is, any choice is wrong. */
export function markQuestion(
  paper: Pick<Paper, 'examKind' | 'negativeMarkingPercentage'>,
  question: Question,
  selected: string | undefined,
): MarkedQuestion {
  const points = marks(question.points);
  if (selected === undefined) {
    const hasKey = question.options.some((option) => option.isCorrect);
    const earns = !hasKey && schemes[paper.examKind].blankEarnsWithoutKey;
    return { outcome: 'blank', marks: earns ? points : noMarks };
  }
  const isRight = question.options.some((option) => option.isCorrect && option._id === selected);
  return isRight
    ? { outcome: 'correct', marks: points }
    : { outcome: 'wrong', marks: negative(percentOf(points, paper.negativeMarkingPercentage)) };
}

export interface MarkedPaper extends Tally {
  readonly subjects: readonly SubjectTally[];
  /** The marks came to more than the paper's total, which is then the score. A total of 0 sets no limit. */
  readonly isCapped: boolean;
  /** Marks that wrong answers cost, 0 or more. */
  readonly marksLost: number;
}

/** Marks the counted subjects. Sums are exact; a score is rounded once, and may be below zero. */
export function markPaper(paper: Paper, counted: ReadonlySet<string>, answers: Answers): MarkedPaper {
  const sums = paper.subjects
    .filter((subject) => counted.has(subject.subjectName))
    .map((subject) => ({
      subjectName: subject.subjectName,
      ...sumOf(subject.mcqs.map((question) => markQuestion(paper, question, answers[question._id]))),
    }));
  const total = sums.map((sum) => sum.marks).reduce(add, noMarks);
  const score = rounded(total);
  const limit = rounded(marks(paper.totalMarks));
  // Both rounded: a total is stored with two decimals, or as a sum of floating-point numbers a hair beside them.
  const isCapped = limit > 0 && score > limit;
  const count = (outcome: MarkedQuestion['outcome']) => sums.reduce((sum, one) => sum + one[outcome], 0);
  return {
    score: isCapped ? limit : score,
    correct: count('correct'),
    wrong: count('wrong'),
    blank: count('blank'),
    subjects: sums.map(({ marks: exact, lost: _lost, ...tally }) => ({ ...tally, score: rounded(exact) })),
    isCapped,
    marksLost: rounded(negative(sums.map((sum) => sum.lost).reduce(add, noMarks))),
  };
}

function sumOf(questions: readonly MarkedQuestion[]) {
  const counts = { correct: 0, wrong: 0, blank: 0 };
  let [total, lost] = [noMarks, noMarks];
  for (const question of questions) {
    counts[question.outcome] += 1;
    total = add(total, question.marks);
    if (question.outcome === 'wrong') lost = add(lost, question.marks);
  }
  return { marks: total, lost, ...counts };
}
