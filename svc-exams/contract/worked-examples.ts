import type { ExamKind } from './paper.ts';

/** One question with options a to d: its points, the right options, and what the student chose (empty: left blank). */
interface WorkedQuestion {
  readonly points: number;
  readonly right: string;
  readonly chosen: string;
  /** Marks of this question. */
  readonly gives: number;
}

export interface WorkedExample {
  readonly rule: string;
  readonly examKind: ExamKind;
  /** Percent of its points that a wrong answer costs. */
  readonly negativeMarkingPercentage: number;
  readonly questions: readonly WorkedQuestion[];
  /** The sum, rounded to two decimals at the very end, halves away from zero. */
  readonly score: number;
}

/** Worked examples of the marking of each kind of exam. `worked-examples.test.ts` marks them with the engine. */
export const workedExamples: readonly WorkedExample[] = [
  {
    rule: 'EXM-07: right gives points, wrong costs points × percentage / 100, blank 0; 4 − 0.5 + 0 = 3.5',
    examKind: 'past-year',
    negativeMarkingPercentage: 25,
    questions: [
      { points: 4, right: 'a', chosen: 'a', gives: 4 },
      { points: 2, right: 'a', chosen: 'b', gives: -0.5 },
      { points: 1, right: 'a', chosen: '', gives: 0 },
    ],
    score: 3.5,
  },
  {
    rule: 'EXM-07: rounded once, at the end: 3 × 1/3 of a mark lost is −0.9999, so −1',
    examKind: 'past-year',
    negativeMarkingPercentage: 33.33,
    questions: [
      { points: 1, right: 'a', chosen: 'b', gives: -0.33 },
      { points: 1, right: 'a', chosen: 'b', gives: -0.33 },
      { points: 1, right: 'a', chosen: 'b', gives: -0.33 },
    ],
    score: -1,
  },
  {
    rule: 'EXM-08: points of right answers, no negative marking: 4 + 0 + 1 = 5',
    examKind: 'unit',
    negativeMarkingPercentage: 25,
    questions: [
      { points: 4, right: 'a', chosen: 'a', gives: 4 },
      { points: 2, right: 'a', chosen: 'b', gives: 0 },
      { points: 1, right: 'c', chosen: 'c', gives: 1 },
    ],
    score: 5,
  },
  {
    rule: 'EXM-09: right gives 1 whatever its points are; wrong costs points × percentage / 100: 1 − 2 = −1',
    examKind: 'subject',
    negativeMarkingPercentage: 50,
    questions: [
      { points: 4, right: 'a', chosen: 'a', gives: 1 },
      { points: 4, right: 'a', chosen: 'b', gives: -2 },
      { points: 4, right: 'a', chosen: '', gives: 0 },
    ],
    score: -1,
  },
  {
    rule: 'EXM-09: wrong costs 1 where no percentage is set: 1 + 1 − 1 = 1',
    examKind: 'subject',
    negativeMarkingPercentage: 0,
    questions: [
      { points: 4, right: 'a', chosen: 'a', gives: 1 },
      { points: 0.5, right: 'b', chosen: 'b', gives: 1 },
      { points: 4, right: 'a', chosen: 'b', gives: -1 },
    ],
    score: 1,
  },
  {
    rule: 'Chapter exam: points; wrong costs points × percentage / 100: 2 − 0.3 = 1.7',
    examKind: 'chapter',
    negativeMarkingPercentage: 10,
    questions: [
      { points: 2, right: 'a', chosen: 'a', gives: 2 },
      { points: 3, right: 'a', chosen: 'd', gives: -0.3 },
    ],
    score: 1.7,
  },
  {
    rule: 'Exam of a lesson or course: as a chapter exam; any of several right options is right: 2 + 2 − 0.5 = 3.5',
    examKind: 'standalone',
    negativeMarkingPercentage: 25,
    questions: [
      { points: 2, right: 'ac', chosen: 'a', gives: 2 },
      { points: 2, right: 'ac', chosen: 'c', gives: 2 },
      { points: 2, right: 'ac', chosen: 'b', gives: -0.5 },
    ],
    score: 3.5,
  },
  {
    rule: 'EXM-10: a question without a right option gives its points to a blank, and costs an answer: 1 + 2 − 0.5 = 2.5',
    examKind: 'campaign',
    negativeMarkingPercentage: 25,
    questions: [
      { points: 1, right: 'a', chosen: 'a', gives: 1 },
      { points: 2, right: '', chosen: '', gives: 2 },
      { points: 2, right: '', chosen: 'd', gives: -0.5 },
    ],
    score: 2.5,
  },
  {
    rule: 'EXM-11: right only if the chosen set is the right set; 1 of 4 is a success rate of 25 %',
    examKind: 'practice',
    negativeMarkingPercentage: 0,
    questions: [
      { points: 1, right: 'ac', chosen: 'ac', gives: 1 },
      { points: 1, right: 'ac', chosen: 'a', gives: 0 },
      { points: 1, right: 'ac', chosen: 'abcd', gives: 0 },
      { points: 1, right: 'a', chosen: '', gives: 0 },
    ],
    score: 1,
  },
];
