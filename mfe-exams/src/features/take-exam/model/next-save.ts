import type { SentAnswer, Sheet } from './sheet.ts';

const maxAnswers = 200;

/** Whether an answer to the question may be sent: not while its subject is not chosen. */
export type IsOpen = (questionId: string) => boolean;

/** What is chosen and not acknowledged, in the order of choosing; answers of a dropped subject are left out. */
export function unsavedIn(sheet: Sheet, isOpen: IsOpen): readonly SentAnswer[] {
  return Object.entries(sheet.changes)
    .filter(([questionId]) => isOpen(questionId))
    .map(([questionId, { option, no }]) => ({ questionId, option, no }))
    .sort((one, other) => one.no - other.no);
}

/** The next save, or null: one at a time, and never an empty one. */
export function nextSave(sheet: Sheet, isOpen: IsOpen): readonly SentAnswer[] | null {
  if (sheet.flight) return null;
  const answers = unsavedIn(sheet, isOpen).slice(0, sheet.sendsOneByOne ? 1 : maxAnswers);
  return answers.length === 0 ? null : answers;
}
