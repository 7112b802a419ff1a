import { schemeOfPaper } from './exam-kinds.ts';
import type { Paper, Question } from './paper.ts';

/**
 * A correction of the key of one question. `accept`: more options are right; `change`: only the new ones are; `void`: every
 * student who has sat the question gets its marks.
 */
export interface KeyCorrection {
  readonly questionId: string;
  readonly kind: 'accept' | 'change' | 'void';
  /** Ids of the right options before the correction; unused for `void`. */
  readonly before: readonly string[];
  /** Ids of the right options after the correction; unused for `void`. */
  readonly correct: readonly string[];
}

/**
 * The paper with its key corrected, one correction after the other. A correction applies to every version in which the question
 * has the key that was corrected: a version whose author has changed the key already stays unchanged. In a version of another
 * scheme, where it would take marks from answers that earn them, an `accept` adds no option.
 */
export function correctKey(paper: Paper, corrections: readonly KeyCorrection[]): Paper {
  if (corrections.length === 0) return paper;
  const byQuestion = Map.groupBy(corrections, ({ questionId }) => questionId);
  const corrected = (question: Question): Question => {
    const own = byQuestion.get(question._id);
    return own === undefined ? question : correctQuestion(paper, question, own);
  };
  return {
    ...paper,
    subjects: paper.subjects.map((subject) => ({ ...subject, mcqs: subject.mcqs.map(corrected) })),
  };
}

function correctQuestion(
  paper: SchemeFacts,
  question: Question,
  corrections: readonly KeyCorrection[],
): Question {
  let corrected = question;
  // The key that the next correction names as `before`, even where an `accept` has added no option.
  let named = rightOptionsOf(question);
  for (const { kind, before, correct } of corrections) {
    if (kind === 'void') {
      corrected = { ...corrected, isVoid: true };
    } else if (isSameKey(named, before)) {
      named = correct;
      const doesApply = kind === 'change' || refusalToAccept(paper, corrected) === null;
      if (doesApply) corrected = withKey(corrected, correct);
    }
  }
  return corrected;
}

type SchemeFacts = Parameters<typeof schemeOfPaper>[0];

/**
 * The code of the reason for which no further option can be accepted; null: one can. Right answers must stay right, and blank
 * answers of a question without a right option may earn its marks.
 */
export function refusalToAccept(paper: SchemeFacts, question: Pick<Question, 'options'>): string | null {
  const { match, withoutKey } = schemeOfPaper(paper);
  if (match === 'set') return 'exams.key-accept-set';
  const doesBlankEarn = withoutKey === 'blank-earns' && rightOptionsOf(question).length === 0;
  return doesBlankEarn ? 'exams.key-accept-blank' : null;
}

function withKey(question: Question, correct: readonly string[]): Question {
  const right = new Set(correct);
  return {
    ...question,
    options: question.options.map((option) => ({ ...option, isCorrect: right.has(option._id) })),
  };
}

function isSameKey(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((option) => other.includes(option));
}

/** Ids of the right options, sorted as in the question. */
export function rightOptionsOf({ options }: Pick<Question, 'options'>): readonly string[] {
  return options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id);
}
