import type { ExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import type { KeyChange, KeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';

export type AnalysedQuestion = ExamAnalysis['questions'][number];
export type Correction = KeyCorrections['corrections'][number];

interface QuestionKey {
  /** Ids of the right options. */
  readonly correct: readonly string[];
  readonly isVoid: boolean;
}

/** Returns the current key of a question: the analysis may be 30 seconds old, the corrections are not. */
export function keyOf(question: AnalysedQuestion, corrections: readonly Correction[]): QuestionKey {
  const latest = corrections.findLast(({ questionId }) => questionId === question.questionId);
  if (latest !== undefined) return { correct: latest.correct, isVoid: latest.kind === 'void' };
  const right = question.options.filter(({ isCorrect }) => isCorrect);
  return { correct: right.map(({ optionId }) => optionId), isVoid: false };
}

/** The correction as an administrator is choosing it. */
export interface CorrectionDraft {
  readonly kind: KeyChange['kind'];
  readonly chosen: readonly string[];
}

/** If no further option can be accepted, the choice starts from the options that are right. */
export function firstDraft(canAccept: boolean, correct: readonly string[]): CorrectionDraft {
  return canAccept ? { kind: 'accept', chosen: [] } : { kind: 'change', chosen: correct };
}

/** null: no option is chosen yet. */
export function changeOf(questionId: string, { kind, chosen }: CorrectionDraft): KeyChange | null {
  if (kind === 'void') return { kind, questionId };
  return chosen.length === 0 ? null : { kind, questionId, correct: [...chosen] };
}

/** The letters of options, in the order of the question. */
export function lettersOf(
  { options }: AnalysedQuestion,
  ids: readonly string[],
  letterOf: (index: number) => string,
): string {
  return options
    .flatMap(({ optionId }, index) => (ids.includes(optionId) ? [letterOf(index)] : []))
    .join(', ');
}
