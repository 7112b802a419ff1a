import type { Paper, Question } from './paper.ts';

/**
 * A correction of the key of one question. `accept`: more options are right; `change`: only the new ones are;
 * `void`: everybody who has sat the question gets its marks.
 */
export interface KeyCorrection {
  readonly questionId: string;
  readonly kind: 'accept' | 'change' | 'void';
  /** Ids of the right options before; of no use for `void`. */
  readonly before: readonly string[];
  /** Ids of the right options from here on; of no use for `void`. */
  readonly correct: readonly string[];
}

/**
 * The paper with its key corrected, one correction after the other. A correction applies to every version in which the
 * question has the key that was corrected: a version whose author has changed the key already stays as it is.
 */
export function correctKey(paper: Paper, corrections: readonly KeyCorrection[]): Paper {
  if (corrections.length === 0) return paper;
  const byQuestion = Map.groupBy(corrections, ({ questionId }) => questionId);
  const corrected = (question: Question): Question =>
    (byQuestion.get(question._id) ?? []).reduce(correctQuestion, question);
  return {
    ...paper,
    subjects: paper.subjects.map((subject) => ({ ...subject, mcqs: subject.mcqs.map(corrected) })),
  };
}

function correctQuestion(question: Question, correction: KeyCorrection): Question {
  if (correction.kind === 'void') return { ...question, isVoid: true };
  if (!hasKey(question, correction.before)) return question;
  const right = new Set(correction.correct);
  return {
    ...question,
    options: question.options.map((option) => ({ ...option, isCorrect: right.has(option._id) })),
  };
}

function hasKey(question: Question, right: readonly string[]): boolean {
  const key = rightOptionsOf(question);
  return key.length === right.length && key.every((option) => right.includes(option));
}

/** Ids of the right options, in the order of the question. */
export function rightOptionsOf({ options }: Pick<Question, 'options'>): readonly string[] {
  return options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id);
}
