import { duplicateKeyOf, type QuestionStock } from '../../question-bank/ports.ts';
import type { ImportDuplicate, ImportRow } from '../ports.ts';

export interface FindDuplicatesDependencies {
  readonly questionStock: QuestionStock;
}

export type ReadRow = Omit<ImportRow, 'isDuplicate' | 'remarks'> & Required<Pick<ImportRow, 'remarks'>>;

const keysAtOnce = 500;

async function knownKeys({ questionStock }: FindDuplicatesDependencies, keys: readonly string[]) {
  const found = new Map<string, string>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const part = await questionStock.idsByDuplicateKey(keys.slice(from, from + keysAtOnce));
    for (const [key, id] of part) found.set(key, id);
  }
  return found;
}

/** By the place of the row: those that the bank or an earlier row has already. */
export async function findDuplicates(
  deps: FindDuplicatesDependencies,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<number, ImportDuplicate>> {
  const keys = rows.map(({ draft }) => duplicateKeyOf(draft));
  const known = await knownKeys(deps, keys);
  const lines = new Map<string, number>();
  const duplicates = new Map<number, ImportDuplicate>();
  for (const [at, { line }] of rows.entries()) {
    const key = keys[at] ?? '';
    const [questionId, ofLine] = [known.get(key) ?? null, lines.get(key) ?? null];
    if (questionId !== null || ofLine !== null) duplicates.set(at, { line, questionId, ofLine });
    if (ofLine === null) lines.set(key, line);
  }
  return duplicates;
}
