/** A question that students may get in practice. */
interface PlacedQuestion {
  readonly _id: string;
  readonly subject: string;
  readonly chapter: string;
}

/** The latest answer that a student gave to a question in a practice. */
export interface LastAnswer {
  readonly attemptId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly isCorrect: boolean;
  /** Whether the previous answer was right; null: it was the first. */
  readonly wasCorrect: boolean | null;
}

export type LastAnswers = ReadonlyMap<string, LastAnswer>;

export interface GivenAnswer {
  readonly questionId: string;
  readonly attemptId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly isCorrect: boolean;
}

/** Each attempt counts once for a question, and an older answer does not replace a newer one. */
export function withAnswer(last: LastAnswer | undefined, given: GivenAnswer): LastAnswer {
  const { attemptId, at, isCorrect } = given;
  if (last !== undefined && (last.attemptId === attemptId || last.at > at)) return last;
  return { attemptId, at, isCorrect, wasCorrect: last?.isCorrect ?? null };
}

export interface Mastery {
  /** The number in the bank, for practice. */
  readonly questions: number;
  /** The number that the student has answered at least once. */
  readonly answered: number;
  /** The number whose last answer was right. */
  readonly right: number;
  /** `right` of `questions` in whole percent; null: none of them was answered yet. */
  readonly percent: number | null;
}

export interface ChapterMastery extends Mastery {
  readonly chapter: string;
}

export interface SubjectMastery extends Mastery {
  readonly subject: string;
  readonly chapters: readonly ChapterMastery[];
}

/** The mastery of each subject and its chapters: questions whose last answer was right, as a share of all. */
export function masteryBySubject(
  questions: readonly PlacedQuestion[],
  answers: LastAnswers,
): readonly SubjectMastery[] {
  return [...Map.groupBy(questions, ({ subject }) => subject)].map(([subject, ofSubject]) => ({
    subject,
    ...masteryOf(ofSubject, answers),
    chapters: [...Map.groupBy(ofSubject, ({ chapter }) => chapter)].map(([chapter, ofChapter]) => ({
      chapter,
      ...masteryOf(ofChapter, answers),
    })),
  }));
}

function masteryOf(questions: readonly PlacedQuestion[], answers: LastAnswers): Mastery {
  const given = questions.flatMap(({ _id }) => answers.get(_id) ?? []);
  const right = given.filter(({ isCorrect }) => isCorrect).length;
  const answered = given.length;
  return {
    questions: questions.length,
    answered,
    right,
    percent: percentOf(right, answered, questions.length),
  };
}

/** Rounded down, so that 100 % means all of them; with one right answer at least 1 %. */
function percentOf(right: number, answered: number, questions: number): number | null {
  if (answered === 0) return null;
  return right === 0 ? 0 : Math.max(1, Math.floor((right / questions) * 100));
}

/** The last answers before the attempt. */
export function answersBefore(answers: LastAnswers, attemptId: string): LastAnswers {
  return new Map(
    [...answers].flatMap(([questionId, answer]): [string, LastAnswer][] => {
      if (answer.attemptId !== attemptId) return [[questionId, answer]];
      const { wasCorrect } = answer;
      return wasCorrect === null ? [] : [[questionId, { ...answer, isCorrect: wasCorrect }]];
    }),
  );
}
