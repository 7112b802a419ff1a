import type { StudentImports } from '../ports.ts';

const rowsAtOnce = 1_000;

/** All rows of a part, a step at a time. */
export async function* rowsOfPart(imports: StudentImports, id: string, part: 'ready' | 'left-out') {
  for (let from = 0; ; from += rowsAtOnce) {
    const rows = await imports.rows(id, part, { from, limit: rowsAtOnce });
    yield* rows;
    if (rows.length < rowsAtOnce) return;
  }
}
