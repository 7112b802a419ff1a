import {
  type Change,
  isSameChoice,
  type ServerSheet,
  type Sheet,
  sheetOf,
  type SubjectsChange,
} from './sheet.ts';

/** What a browser keeps of a sheet until the server has it. */
export interface KeptSheet {
  /** Epoch milliseconds of the last change. */
  readonly at: number;
  readonly changes: Readonly<Record<string, Pick<Change, 'option' | 'ours'>>>;
  readonly marked: readonly string[];
  /** The question on the screen. */
  readonly current: string | null;
  /** A choice of subjects that the server may not have. */
  readonly subjects?: { readonly chosen: readonly string[]; readonly ours: SubjectsChange['ours'] };
  /** The student has submitted, and the server has not heard of it. */
  readonly isSubmitting?: boolean;
}

interface KeptPlace {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly current: string | null;
  readonly isSubmitting: boolean;
}

export function keptOf(sheet: Sheet, { at, current, isSubmitting }: KeptPlace): KeptSheet {
  const changes = Object.entries(sheet.changes).map(
    ([questionId, { option, ours }]) => [questionId, { option, ours }] as const,
  );
  const { subjects: chosen, subjectsChange, marked } = sheet;
  return {
    at,
    changes: Object.fromEntries(changes),
    marked,
    current,
    ...(subjectsChange === null ? {} : { subjects: { chosen, ours: subjectsChange.ours } }),
    ...(isSubmitting ? { isSubmitting } : {}),
  };
}

/**
 * The server's sheet with what this browser had not sent. A kept choice stands unless somebody else has changed
 * that question since: the server then holds an answer that never was ours, and it is the newer one.
 */
export function restoredSheet(server: ServerSheet, kept: readonly KeptSheet[]): Sheet {
  const sheet = sheetOf(server);
  const byAge = [...kept].sort((one, other) => one.at - other.at);
  const changes = new Map<string, Change>();
  let lastNo = 0;
  for (const [questionId, { option, ours }] of byAge.flatMap((one) => Object.entries(one.changes))) {
    const now = sheet.saved[questionId] ?? null;
    if (!ours.includes(now)) continue;
    lastNo += 1;
    // What was sent may still be on its way, and arrive after us: only one that never went is settled by looking.
    if (option === now && ours.length === 1) changes.delete(questionId);
    else changes.set(questionId, { option, no: lastNo, ours });
  }
  const restored = { ...sheet, changes: Object.fromEntries(changes), lastNo };
  return { ...restored, ...keptSubjects(restored, byAge), marked: byAge.at(-1)?.marked ?? [] };
}

/** The kept choice of subjects stands by the same rule as a kept answer. */
function keptSubjects(
  sheet: Sheet,
  byAge: readonly KeptSheet[],
): Partial<Pick<Sheet, 'subjects' | 'subjectsChange' | 'lastNo'>> {
  const kept = byAge.findLast(({ subjects }) => subjects !== undefined)?.subjects;
  if (kept === undefined || !kept.ours.some((one) => isSameChoice(one, sheet.subjects))) return {};
  if (isSameChoice(kept.chosen, sheet.subjects) && kept.ours.length === 1) return {};
  const no = sheet.lastNo + 1;
  return { subjects: kept.chosen, subjectsChange: { no, ours: kept.ours }, lastNo: no };
}
