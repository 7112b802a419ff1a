import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Account, Accounts } from '../../accounts/index.ts';
import type { LogInFactors } from '../../second-factor/index.ts';
import { afterFailure, ExportFailure, type ExportRun, newRun } from '../domain/export-run.ts';
import { nextRunAt } from '../domain/schedule.ts';
import { mayExport, type ScheduledExport } from '../domain/scheduled-export.ts';
import type { DeliverFile, Exportable, ExportFile, ExportRuns, ScheduledExports } from '../ports.ts';

interface RunDueExportsDependencies {
  readonly exports: Pick<
    ScheduledExports,
    'due' | 'find' | 'moveRun' | 'noteFailure' | 'noteSuccess' | 'turnOff'
  >;
  readonly runs: Pick<ExportRuns, 'finish' | 'insertOnce' | 'lease'>;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly factors: Pick<LogInFactors, 'mustEnrol'>;
  readonly exportableOf: (list: string) => Exportable;
  readonly makeFile: (command: {
    readonly stored: ScheduledExport;
    readonly exportable: Exportable;
    readonly maker: Account;
    readonly until: number;
  }) => Promise<ExportFile>;
  readonly deliverFile: DeliverFile;
  readonly log: Logger;
  readonly now: () => number;
}

const minute = 60_000;
/** After a crash of the process that made it, a run is made again. */
const leaseMs = 30 * minute;
const maxRunMs = 20 * minute;
/** In one round of the job. */
const maxRuns = 50;

/** The job `run-exports`: one file after the other, so that exports take no more than a share of one processor. */
export function runDueExports(deps: RunDueExportsDependencies) {
  return async (): Promise<void> => {
    await planRuns(deps);
    for (let left = maxRuns; left > 0; left -= 1) {
      const run = await deps.runs.lease(deps.now(), deps.now() + leaseMs);
      if (run === null) return;
      await attempt(deps, run);
    }
  };
}

/** The run of a time has its id of it: a crash between the two writes makes no second one. What was missed while the site was down runs once. */
async function planRuns({ exports, runs, now }: RunDueExportsDependencies): Promise<void> {
  for (const stored of await exports.due(now(), maxRuns)) {
    const _id = `${stored._id}-${stored.nextRunAt ?? 0}`;
    await runs.insertOnce(newRun({ _id, exportId: stored._id, now: now() }));
    await exports.moveRun(stored, nextRunAt(stored.schedule, now()));
  }
}

async function attempt(deps: RunDueExportsDependencies, run: ExportRun): Promise<void> {
  const { exports, runs, log, now } = deps;
  try {
    const done = await makeAndDeliver(deps, run);
    await runs.finish(run, { ...done, state: 'done', tries: run.tries + 1, dueAt: null, finishedAt: now() });
    await exports.noteSuccess(run.exportId);
  } catch (error) {
    const failure = failureOf(error);
    const change = afterFailure(run, failure, now());
    const facts = { export: run.exportId, run: run._id, reason: failure.code, detail: failure.detail };
    log.warn({ ...facts, ...(failure !== error && { err: error }) }, 'an export failed');
    await runs.finish(run, change);
    if (failure.code === 'rights') await exports.turnOff(run.exportId, 'rights');
    if (change.state === 'failed') await exports.noteFailure(run.exportId, now());
  }
}

/** A mistake of the product, or a store that does not answer, is tried again. */
const failureOf = (error: unknown): ExportFailure =>
  error instanceof ExportFailure ? error : new ExportFailure('unavailable');

async function makeAndDeliver(deps: RunDueExportsDependencies, run: ExportRun) {
  const { exports, accounts, factors, exportableOf, now } = deps;
  const stored = await exports.find(run.exportId);
  if (stored === null || stored.deletedAt !== null) throw new ExportFailure('deleted', { isFinal: true });
  const exportable = exportableOf(stored.list);
  const maker = await accounts.find(stored.makerId);
  if (!mayExport(maker, exportable.list.route.permission) || (await factors.mustEnrol(maker)))
    throw new ExportFailure('rights', { isFinal: true });
  const file = await deps.makeFile({ stored, exportable, maker, until: now() + maxRunMs });
  const delivered = await deps.deliverFile(stored, run, file);
  const { rows, fileName, content } = file;
  return { ...delivered, rows, fileName, bytes: content.length, error: '', detail: '' };
}
