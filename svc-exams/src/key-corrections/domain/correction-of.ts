import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type KeyCorrection,
  type Paper,
  type Question,
  questionsOf,
  refusalToAccept,
  requireQuestion,
  rightOptionsOf,
} from '../../papers/index.ts';

export interface KeyChange {
  readonly kind: KeyCorrection['kind'];
  readonly questionId: string;
  /** Missing for `void`. */
  readonly correct?: readonly string[] | undefined;
}

/**
 * The correction that the change makes to the key of the paper, which has its earlier corrections. Throws where it changes
 * nothing, and where accepting another option would take marks from answers that earn them now.
 */
export function correctionOf(paper: Paper, { kind, questionId, correct = [] }: KeyChange): KeyCorrection {
  const question = requireQuestion(paper, questionId);
  const before = rightOptionsOf(question);
  if (kind === 'void') {
    if (question.isVoid) throw keyUnchanged();
    return { questionId, kind, before, correct: before };
  }
  requireOptions(question, correct);
  const right = new Set(kind === 'accept' ? [...before, ...correct] : correct);
  const isSame = right.size === before.length && before.every((option) => right.has(option));
  // A void question gives its marks to everybody, so its key does not matter.
  if (isSame || question.isVoid) throw keyUnchanged();
  if (kind === 'accept') requireAccepting(paper, question);
  const inOrder = question.options.map(({ _id }) => _id).filter((option) => right.has(option));
  return { questionId, kind, before, correct: inOrder };
}

/** Ids of the questions for which no further option can be accepted. */
export function questionsWithoutAccept(paper: Paper): readonly string[] {
  const refused = questionsOf(paper).filter((question) => refusalToAccept(paper, question) !== null);
  return refused.map(({ _id }) => _id);
}

function requireAccepting(paper: Paper, question: Question): void {
  const code = refusalToAccept(paper, question);
  if (code !== null) throw new DomainError('invalid', code, { fields: { kind: code } });
}

function requireOptions({ options }: Question, correct: readonly string[]): void {
  const known = new Set(options.map(({ _id }) => _id));
  if (correct.length > 0 && correct.every((option) => known.has(option))) return;
  throw new DomainError('invalid', 'exams.unknown-option', { fields: { correct: 'exams.unknown-option' } });
}

function keyUnchanged(): DomainError {
  return new DomainError('invalid', 'exams.key-unchanged');
}
