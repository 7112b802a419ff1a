import { type Change, type ServerSheet, type Sheet, sheetOf } from './sheet.ts';

/** What a browser keeps of a sheet until the server has it. */
export interface KeptSheet {
  /** Epoch milliseconds of the last change. */
  readonly at: number;
  readonly changes: Readonly<Record<string, Pick<Change, 'option' | 'ours'>>>;
  readonly marked: readonly string[];
  /** The question on the screen. */
  readonly current: string | null;
}

export function keptOf(sheet: Sheet, at: number, current: string | null): KeptSheet {
  const changes = Object.entries(sheet.changes).map(
    ([questionId, { option, ours }]) => [questionId, { option, ours }] as const,
  );
  return { at, changes: Object.fromEntries(changes), marked: sheet.marked, current };
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
  return {
    ...sheet,
    changes: Object.fromEntries(changes),
    lastNo,
    marked: byAge.at(-1)?.marked ?? [],
  };
}
