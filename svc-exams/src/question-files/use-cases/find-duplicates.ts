import { duplicateKeyOf, type QuestionDraft, type QuestionStock } from '../../question-bank/index.ts';
import type { FileRemark } from '../domain/file-question.ts';
import type { ImportDuplicate, ImportRow } from '../ports.ts';

interface FindDuplicatesDependencies {
  readonly questionStock: QuestionStock;
}

export interface ReadRow extends Omit<ImportRow, 'isDuplicate' | 'other'> {
  /** The other reading of a text that may be Bijoy. */
  readonly other?: QuestionDraft;
  readonly remarks: readonly FileRemark[];
}

const keysAtOnce = 500;

async function knownKeys({ questionStock }: FindDuplicatesDependencies, keys: readonly string[]) {
  const found = new Map<string, string>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const part = await questionStock.idsByDuplicateKey(keys.slice(from, from + keysAtOnce));
    for (const [key, id] of part) found.set(key, id);
  }
  return found;
}

/** The duplicates by the position of the row: questions that the bank or an earlier row has already. */
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

/** The positions of the rows whose other reading the bank has already. */
export async function findOthers(
  deps: FindDuplicatesDependencies,
  rows: readonly ReadRow[],
): Promise<ReadonlySet<number>> {
  const keys = rows.map(({ other }) => (other ? duplicateKeyOf(other) : null));
  const known = await knownKeys(
    deps,
    keys.filter((key) => key !== null),
  );
  return new Set(rows.flatMap((_, at) => (known.has(keys[at] ?? '') ? [at] : [])));
}
