import { runLeasedWork, type Step } from '@pathshala/back-office/leased-work';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { InvitePerson } from '../../invitations/index.ts';
import type { ImportRow, RowProblem } from '../domain/import-row.ts';
import type { StudentImport, StudentImports } from '../ports.ts';

interface RunImportsDependencies {
  readonly imports: StudentImports;
  readonly invitePerson: InvitePerson;
  /** Returns the same id for the same parts. */
  readonly idOf: (...parts: readonly (string | number)[]) => string;
  readonly now: () => number;
}

const invitedAtOnce = 10;
/** Milliseconds between two mails. The job that sends them takes 200 a minute, so that other mails do not wait behind them. */
const mailIntervalMs = 400;

const skipped: Readonly<Record<'exists' | 'pending', RowProblem>> = {
  exists: { code: 'auth.import-row-exists' },
  pending: { code: 'auth.import-row-pending' },
};

/**
 * The job `import-students`. The id of an invitation follows from its import and line, so that a batch that is repeated after
 * a crash invites and mails nobody twice.
 */
export function runImports({ imports, invitePerson, idOf, now }: RunImportsDependencies) {
  async function invite(held: StudentImport, row: ImportRow, place: number): Promise<ImportRow> {
    const outcome = await invitePerson({
      person: { ...row, id: idOf('student-import', held._id, row.line) },
      adminId: held.editorId,
      language: held.language,
      mailAt: held.startedAt + place * mailIntervalMs,
    });
    return { ...row, outcome, problems: outcome === 'invited' ? [] : [skipped[outcome]] };
  }

  async function runBatch(held: StudentImport, rows: readonly ImportRow[]): Promise<number> {
    const places = rows.map((row, at) => ({ row, place: held.done + at }));
    const results = await mapInBatches(places, invitedAtOnce, ({ row, place }) => invite(held, row, place));
    await imports.replaceBatch(held._id, held.done, results);
    return results.filter(({ outcome }) => outcome === 'invited').length;
  }

  async function step(held: StudentImport): Promise<Step<StudentImport>> {
    const rows = await imports.batch(held._id, held.done);
    const invited = rows.length === 0 ? 0 : await runBatch(held, rows);
    const isLast = held.done + rows.length >= held.ready;
    const change = {
      done: held.done + rows.length,
      invited: held.invited + invited,
      skipped: held.skipped + rows.length - invited,
      state: isLast ? ('done' as const) : ('running' as const),
    };
    return { change, isLast };
  }

  return runLeasedWork(imports, { now, step });
}
