import type { Filter, Update } from '@pathshala/stores/documents/port';
import { noNotes } from '../domain/save-notes.ts';
import type { Save } from '../ports.ts';

/** The number of saves whose focus losses are stored; a later one replaces the oldest. */
const storedFocusReports = 100;

/** The filter contains the whole rule of a save: the facts it was checked against still hold at the write. */
export function saveable({ facts, clientSeq }: Save): Filter {
  const { choiceNo, deadlineAt, device = null } = facts;
  return { choiceNo, deadlineAt, device, savedSeq: { $lt: clientSeq } };
}

export function changesOf({ changes, notes = noNotes, clientSeq, at }: Save): Update {
  const set = seqOf(clientSeq, at);
  const unset: Record<string, ''> = {};
  for (const [questionId, answer] of changes) {
    if (answer === null) unset[`answers.${questionId}`] = '';
    else set[`answers.${questionId}`] = answer;
  }
  for (const [questionId, isMarked] of notes.marked) {
    if (isMarked) set[`marked.${questionId}`] = true;
    else unset[`marked.${questionId}`] = '';
  }
  if (notes.focusLosses.length > 0) {
    set[`focusLosses.r${clientSeq % storedFocusReports}`] = notes.focusLosses;
  }
  if (notes.text !== undefined) set['written.text'] = notes.text;
  const spent = Object.fromEntries([...notes.spent].map(([id, seconds]) => [`spent.${id}`, seconds]));
  return {
    $set: set,
    ...(Object.keys(unset).length === 0 ? {} : { $unset: unset }),
    // Two tabs of one browser count apart: the higher total stays.
    ...(notes.spent.size === 0 ? {} : { $max: spent }),
  };
}

function seqOf(clientSeq: number, at: string | undefined): Record<string, unknown> {
  return { savedSeq: clientSeq, ...(at === undefined ? {} : { savedAt: at }) };
}
