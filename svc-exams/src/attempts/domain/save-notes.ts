import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PublishedPaper } from '../../papers/index.ts';
import { writtenQuestionId, type Attempt, type FocusLoss } from './attempt.ts';

/** The fields of a save other than answers, as sent. */
export interface SentNotes {
  readonly marked?: readonly { readonly questionId: string; readonly isMarked: boolean }[] | undefined;
  /** Totals so far. */
  readonly spent?: readonly { readonly questionId: string; readonly seconds: number }[] | undefined;
  readonly focusLosses?: readonly FocusLoss[] | undefined;
}

/** The part of them that is stored. */
export interface SaveNotes {
  readonly marked: ReadonlyMap<string, boolean>;
  readonly spent: ReadonlyMap<string, number>;
  readonly focusLosses: readonly FocusLoss[];
  /** The text of a written exam; undefined: not sent. */
  readonly text?: string | undefined;
}

export const noNotes: SaveNotes = { marked: new Map(), spent: new Map(), focusLosses: [] };

/** The notes that fit the paper; throws for an unknown question. The seconds are limited to the time that has passed. */
export function checkNotes(
  { places, paper }: PublishedPaper,
  { startedAt }: Pick<Attempt, 'startedAt'>,
  { now, ...sent }: SentNotes & { readonly now: number },
): SaveNotes {
  const { marked = [], spent = [], focusLosses = [] } = sent;
  const isWritten = paper.examType === 'Written';
  const isUnknown = ({ questionId }: { readonly questionId: string }) =>
    !places.has(questionId) && !(isWritten && questionId === writtenQuestionId);
  if ([...marked, ...spent].some(isUnknown)) throw new DomainError('invalid', 'exams.unknown-question');
  const passed = Math.max(0, Math.ceil((now - Date.parse(startedAt)) / 1000));
  return {
    marked: new Map(marked.map(({ questionId, isMarked }) => [questionId, isMarked])),
    spent: new Map(spent.map(({ questionId, seconds }) => [questionId, Math.min(seconds, passed)])),
    focusLosses,
  };
}
