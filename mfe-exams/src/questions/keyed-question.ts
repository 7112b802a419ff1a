import type { PaperKey, StudentPaper } from '@pathshala/svc-exams-contract/http';

/** A question of a paper joined with its key. */
export interface KeyedQuestion {
  readonly questionId: string;
  readonly subjectName: string;
  readonly question: string;
  readonly points: number;
  readonly explanation: string;
  /** A correction of the key gave its marks to everybody who sat it. */
  readonly isVoid: boolean;
  /** Another exam asks it, so that its key is not shown yet. */
  readonly isHeld: boolean;
  readonly options: readonly { readonly _id: string; readonly text: string; readonly isCorrect: boolean }[];
}

/** All questions in the order of the paper. */
export function keyedQuestions(
  { subjects }: StudentPaper,
  { questions, heldQuestions = [] }: PaperKey,
): readonly KeyedQuestion[] {
  const held = new Set(heldQuestions);
  const keys = new Map(questions.map((key) => [key.questionId, key]));
  return subjects.flatMap(({ subjectName, mcqs }) =>
    mcqs.map(({ _id: questionId, question, points, options }) => {
      const { correct = [], explanation = '', isVoid = false } = keys.get(questionId) ?? {};
      const keyed = options.map((option) => ({ ...option, isCorrect: correct.includes(option._id) }));
      const isHeld = held.has(questionId);
      return { questionId, subjectName, question, points, explanation, isVoid, isHeld, options: keyed };
    }),
  );
}
