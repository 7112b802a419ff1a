import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type ExportRun, newRun } from '../domain/export-run.ts';
import type { Accounts } from '../../accounts/index.ts';
import { mayBeMailed, type ScheduledExport } from '../domain/scheduled-export.ts';
import type { Exportable, ExportRuns, ScheduledExports } from '../ports.ts';
import type { ExportKey } from './edit-export.ts';

interface RequireExportDependencies {
  readonly exports: Pick<ScheduledExports, 'find'>;
}

export function requireExport({ exports }: RequireExportDependencies) {
  return async ({ id, makerId }: ExportKey): Promise<ScheduledExport> => {
    const stored = await exports.find(id);
    const isHidden = makerId !== undefined && stored?.makerId !== makerId;
    if (stored === null || isHidden || stored.deletedAt !== null)
      throw new DomainError('not-found', 'common.not-found');
    return stored;
  };
}

interface ListRecipientsDependencies {
  readonly accounts: Pick<Accounts, 'activeAdmins'>;
  readonly exportableOf: (list: string) => Exportable;
}

/** Returns whom a list may be mailed to, by name. */
export function listRecipients({ accounts, exportableOf }: ListRecipientsDependencies) {
  return async (list: string) => {
    const { permission } = exportableOf(list).list.route;
    const fit = (await accounts.activeAdmins()).filter((account) => mayBeMailed(account, permission));
    return fit
      .map(({ _id, name }) => ({ _id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  };
}

interface RunNowDependencies {
  readonly requireExport: (key: ExportKey) => Promise<ScheduledExport>;
  readonly runs: Pick<ExportRuns, 'insertOnce'>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The next round of the job makes the file. */
export function runNow(deps: RunNowDependencies) {
  return async (key: ExportKey): Promise<ExportRun> => {
    const { _id: exportId } = await deps.requireExport(key);
    const run = newRun({ _id: deps.newId(), exportId, now: deps.now() });
    await deps.runs.insertOnce(run);
    return run;
  };
}
