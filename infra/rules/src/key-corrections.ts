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

interface PaperWithKeys {
  readonly subjects: readonly { readonly mcqs: readonly QuestionWithKey[] }[];
}

/** The paper with its corrected keys, even where an author saved an older key. */
export function withCorrectedKeys<Paper extends PaperWithKeys>(
  paper: Paper,
  corrections: readonly StoredKeyCorrection[] = [],
): Paper {
  if (corrections.length === 0) return paper;
  const subjects = paper.subjects.map((subject) => ({
    ...subject,
    mcqs: correctKeys(subject.mcqs, corrections),
  }));
  return { ...paper, subjects };
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

interface WrittenQuestion extends QuestionWithKey {
  readonly options: readonly { readonly _id: string; readonly text: string; readonly isCorrect: boolean }[];
}

/**
 * Ids of the questions, in both versions of a paper, whose key an author has changed: by ticking another option, by removing
 * or adding a right one, or by exchanging the texts of a right and a wrong one.
 */
export function changedKeys(
  before: readonly WrittenQuestion[],
  after: readonly WrittenQuestion[],
): readonly string[] {
  const known = new Map(before.map((question) => [question._id, question]));
  return after
    .filter((question) => {
      const earlier = known.get(question._id);
      return earlier !== undefined && !hasSameKey(earlier, question);
    })
    .map(({ _id }) => _id);
}

function hasSameKey(before: WrittenQuestion, after: WrittenQuestion): boolean {
  return isIn(before, after) && isIn(after, before) && hasSameRightTexts(before, after);
}

/** Each right option of the one is a right one of the other, and none that both have differs. */
function isIn({ options }: WrittenQuestion, other: WrittenQuestion): boolean {
  return options.every(({ _id, text, isCorrect }) => {
    const same =
      other.options.find((option) => option._id === _id) ??
      other.options.find((option) => option.text.trim() === text.trim());
    return same === undefined ? !isCorrect : same.isCorrect === isCorrect;
  });
}

/** No text that both have is right in one of them only. */
function hasSameRightTexts(before: WrittenQuestion, after: WrittenQuestion): boolean {
  const texts = new Map(before.options.map(({ text, isCorrect }) => [text.trim(), isCorrect]));
  return after.options.every(({ text, isCorrect }) => (texts.get(text.trim()) ?? isCorrect) === isCorrect);
}
