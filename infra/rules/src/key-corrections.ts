/** A correction of the key of one question, as svc-exams publishes it (`exams.key.corrected.v1`). */
export interface StoredKeyCorrection {
  /** Orders the corrections of a paper: 2 is the first. */
  readonly keyVersion: number;
  readonly questionId: string;
  /** Ids of the right options before and from here on. */
  readonly before: readonly string[];
  readonly correct: readonly string[];
}

interface QuestionWithKey {
  readonly _id: string;
  readonly options: readonly { readonly _id: string; readonly isCorrect: boolean }[];
}

/** The corrections with another one, in the order in which they were made. Null: it is known, so it was applied. */
export function withCorrection(
  known: readonly StoredKeyCorrection[],
  correction: StoredKeyCorrection,
): readonly StoredKeyCorrection[] | null {
  if (known.some(({ keyVersion }) => keyVersion === correction.keyVersion)) return null;
  return [...known, correction].toSorted((one, other) => one.keyVersion - other.keyVersion);
}

/**
 * The questions with their corrected key, by the rule of svc-exams: a correction applies to a question that has the key of
 * before. Called with all known corrections, it gives the same key for any order of delivery.
 */
export function correctKeys<Question extends QuestionWithKey>(
  questions: readonly Question[],
  corrections: readonly StoredKeyCorrection[],
): readonly Question[] {
  if (corrections.length === 0) return questions;
  const byQuestion = Map.groupBy(corrections, ({ questionId }) => questionId);
  return questions.map((question) => (byQuestion.get(question._id) ?? []).reduce(correctKey, question));
}

function correctKey<Question extends QuestionWithKey>(
  question: Question,
  { before, correct }: StoredKeyCorrection,
): Question {
  const right = question.options.filter(({ isCorrect }) => isCorrect);
  if (right.length !== before.length || !right.every(({ _id }) => before.includes(_id))) return question;
  const options = question.options.map((option) => ({ ...option, isCorrect: correct.includes(option._id) }));
  return { ...question, options };
}
