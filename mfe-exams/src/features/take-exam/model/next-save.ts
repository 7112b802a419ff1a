import { type SentAnswer, unacknowledged } from './ledger.ts';
import type { Sheet, SheetSave } from './sheet.ts';

const maxAnswers = 200;

/** Whether an answer to the question may be sent: not while its subject is not chosen. */
export type IsOpen = (questionId: string) => boolean;

/** Returns the choices that are not acknowledged, in the order of choosing, without answers of a dropped subject. */
export function unsavedIn(sheet: Sheet, isOpen: IsOpen): readonly SentAnswer[] {
  return unacknowledged(sheet).filter(({ questionId }) => isOpen(questionId));
}

/** Returns whether something has to be sent, even if a request is in flight. */
export function hasUnsaved(sheet: Sheet, isOpen: IsOpen): boolean {
  return unsavedIn(sheet, isOpen).length > 0 || unsavedMarks(sheet, isOpen).length > 0;
}

/** The next save, or null: one at a time, and never an empty one. */
export function nextSave(sheet: Sheet, isOpen: IsOpen): SheetSave | null {
  if (sheet.flight) return null;
  const limit = sheet.sendsOneByOne ? 1 : maxAnswers;
  const answers = unsavedIn(sheet, isOpen).slice(0, limit);
  const isFull = sheet.sendsOneByOne && answers.length > 0;
  const marks = isFull ? [] : unsavedMarks(sheet, isOpen).slice(0, limit);
  return answers.length + marks.length === 0 ? null : { answers, marks };
}

function unsavedMarks({ marks }: Sheet, isOpen: IsOpen): readonly SentAnswer[] {
  return unacknowledged(marks).filter(({ questionId }) => isOpen(questionId));
}
