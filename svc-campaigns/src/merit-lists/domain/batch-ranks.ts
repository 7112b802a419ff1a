import type { MeritEntry } from './merit-list.ts';

export interface BatchRank extends MeritEntry {
  /** The rank within the batch: equal ranks of the whole list stay equal. */
  readonly rank: number;
}

/** Ranks the participants of a batch, who come in the order of the whole list. */
export function rankInBatch(entries: readonly MeritEntry[]): readonly BatchRank[] {
  let rank = 0;
  let overall: number | null = null;
  return entries.map((line, index) => {
    if (line.entry.rank !== overall) rank = index + 1;
    overall = line.entry.rank;
    return { ...line, rank };
  });
}
