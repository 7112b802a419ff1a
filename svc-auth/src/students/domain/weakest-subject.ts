import type { ResultEntry } from './projection.ts';

export interface WeakestSubject {
  readonly subjectName: string;
  readonly correct: number;
  /** All questions, including blank ones. */
  readonly questions: number;
  readonly percent: number;
  /** The course of the latest result with this subject. */
  readonly courseId: string | null;
}

/** With fewer questions a subject is not compared. */
const enoughQuestions = 20;

/**
 * The subject with the lowest share of right answers in these results, newest first. null: fewer than two subjects have
 * enough questions to compare, or all of them are answered right.
 */
export function weakestSubjectOf(results: readonly ResultEntry[]): WeakestSubject | null {
  const subjects = [...sumsOf(results).values()].filter(({ questions }) => questions >= enoughQuestions);
  if (subjects.length < 2) return null;
  const [weakest] = subjects
    .map((subject) => ({ ...subject, percent: Math.round((subject.correct / subject.questions) * 100) }))
    .toSorted((a, b) => a.correct / a.questions - b.correct / b.questions);
  return weakest === undefined || weakest.percent === 100 ? null : weakest;
}

type Sum = Omit<WeakestSubject, 'percent'>;

function sumsOf(results: readonly ResultEntry[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { courseId, subjects = [] } of results) {
    for (const { subjectName, correct, questions } of subjects) {
      const sum = sums.get(subjectName) ?? { subjectName, correct: 0, questions: 0, courseId };
      sums.set(subjectName, {
        ...sum,
        correct: sum.correct + correct,
        questions: sum.questions + questions,
      });
    }
  }
  return sums;
}
