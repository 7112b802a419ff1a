import type { Change, Ledger } from './ledger.ts';
import { isSameChoice, type ServerSheet, type Sheet, sheetOf, type SubjectsChange } from './sheet.ts';

type StoredChanges = Readonly<Record<string, Pick<Change, 'option' | 'ours'>>>;

/** The part of a sheet that a browser stores until the server has it. */
export interface StoredSheet {
  /** Epoch milliseconds of the last change. */
  readonly at: number;
  readonly changes: StoredChanges;
  readonly marks?: StoredChanges;
  /** The highest `clientSeq` that was sent; missing in sheets that an older version stored. */
  readonly lastSeq?: number;
  /** The question on the screen. */
  readonly current: string | null;
  /** A choice of subjects that the server may not have. */
  readonly subjects?: { readonly chosen: readonly string[]; readonly ours: SubjectsChange['ours'] };
  /** The student has submitted, and the server may not have it yet. */
  readonly isSubmitting?: boolean;
}

interface SheetContext {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly current: string | null;
  readonly isSubmitting: boolean;
}

export function storedSheetOf(sheet: Sheet, { at, current, isSubmitting }: SheetContext): StoredSheet {
  const { subjects: chosen, subjectsChange, lastSeq } = sheet;
  return {
    at,
    lastSeq,
    changes: storedChanges(sheet),
    marks: storedChanges(sheet.marks),
    current,
    ...(subjectsChange === null ? {} : { subjects: { chosen, ours: subjectsChange.ours } }),
    ...(isSubmitting ? { isSubmitting } : {}),
  };
}

function storedChanges(ledger: Ledger): StoredChanges {
  const changes = Object.entries(ledger.changes).map(
    ([questionId, { option, ours }]) => [questionId, { option, ours }] as const,
  );
  return Object.fromEntries(changes);
}

/** The server's sheet with what this browser had not sent. */
export function restoredSheet(server: ServerSheet, stored: readonly StoredSheet[]): Sheet {
  const sheet = sheetOf(server);
  const byAge = [...stored].sort((one, other) => one.at - other.at);
  const answers = restored(
    sheet,
    byAge.flatMap(({ changes }) => Object.entries(changes)),
    0,
  );
  const marks = restored(
    sheet.marks,
    byAge.flatMap((one) => Object.entries(one.marks ?? {})),
    answers.lastNo,
  );
  // A save that was sent before the reload may still arrive: the next one has a higher number, so that it stays the last.
  const lastSeq = Math.max(sheet.lastSeq, ...byAge.map((one) => one.lastSeq ?? 0));
  const next = { ...sheet, ...answers.ledger, marks: marks.ledger, lastNo: marks.lastNo, lastSeq };
  return { ...next, ...restoredSubjects(next, byAge) };
}

/**
 * A stored choice applies unless another page has changed the question since: the server then has an answer that this
 * page never sent, and that is the newer one.
 */
function restored(
  ledger: Ledger,
  stored: readonly (readonly [questionId: string, change: Pick<Change, 'option' | 'ours'>])[],
  firstNo: number,
): { readonly ledger: Ledger; readonly lastNo: number } {
  const changes = new Map<string, Change>();
  let lastNo = firstNo;
  for (const [questionId, { option, ours }] of stored) {
    const now = ledger.saved[questionId] ?? null;
    if (!ours.includes(now)) continue;
    lastNo += 1;
    // A sent answer may still arrive after this page reads: only a change that was never sent is known to be saved.
    if (option === now && ours.length === 1) changes.delete(questionId);
    else changes.set(questionId, { option, no: lastNo, ours });
  }
  return { ledger: { saved: ledger.saved, changes: Object.fromEntries(changes) }, lastNo };
}

/** A stored choice of subjects follows the same rule as a stored answer. */
function restoredSubjects(
  sheet: Sheet,
  byAge: readonly StoredSheet[],
): Partial<Pick<Sheet, 'subjects' | 'subjectsChange' | 'lastNo'>> {
  const stored = byAge.findLast(({ subjects }) => subjects !== undefined)?.subjects;
  if (stored === undefined || !stored.ours.some((one) => isSameChoice(one, sheet.subjects))) return {};
  if (isSameChoice(stored.chosen, sheet.subjects) && stored.ours.length === 1) return {};
  const no = sheet.lastNo + 1;
  return { subjects: stored.chosen, subjectsChange: { no, ours: stored.ours }, lastNo: no };
}
