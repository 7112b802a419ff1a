import { runLeasedWork, type Step } from '@pathshala/back-office/leased-work';
import type { QuestionStock } from '../../question-bank/index.ts';
import { chosenReading } from '../domain/bijoy-drafts.ts';
import { maxListed } from '../domain/file-question.ts';
import type { ImportRow, QuestionImport, QuestionImports } from '../ports.ts';

interface RunImportsDependencies {
  readonly imports: QuestionImports;
  readonly questionStock: QuestionStock;
  /** Returns the same 24-digit id for the same text. */
  readonly idOf: (text: string) => string;
  readonly now: () => number;
}

const batchSize = 100;

/**
 * The job `import-questions`. A question's id is derived from its import and row, so that a batch that is repeated after a
 * crash adds nothing twice.
 */
export function runImports({ imports, questionStock, idOf, now }: RunImportsDependencies) {
  async function addBatch(found: QuestionImport, rows: readonly ImportRow[]): Promise<number> {
    const editor = { id: found.editorId, name: found.edited.by };
    const taken = rows
      .map((row) => ({ line: row.line, ...chosenReading(row, found.bijoy ?? null) }))
      .filter(({ isDuplicate }) => found.take === 'all' || !isDuplicate);
    await Promise.all(
      taken.map(({ line, draft }) =>
        questionStock.addOnce({
          _id: idOf(`${found._id}.${line}`),
          draft,
          editor,
          // The same time for the whole file, so that the line decides the sort.
          now: found.confirmedAt ?? new Date(now()).toISOString(),
          placeInFile: line,
        }),
      ),
    );
    return taken.length;
  }

  async function mendedRows(id: string): Promise<ImportRow[]> {
    return (await imports.failed(id, 0, maxListed)).flatMap(({ row }) => row ?? []);
  }

  async function step(held: QuestionImport): Promise<Step<QuestionImport>> {
    const rows = await imports.rows(held._id, held.position, batchSize);
    const isLast = rows.length === 0;
    const added = await addBatch(held, isLast ? await mendedRows(held._id) : rows);
    const change = {
      position: held.position + rows.length,
      done: held.done + added,
      state: isLast ? ('done' as const) : ('running' as const),
    };
    return { change, isLast };
  }

  return runLeasedWork(imports, { now, step });
}
