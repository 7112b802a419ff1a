import type { Files } from '@pathshala/stores/files/port';
import type { ExportRuns, ScheduledExports } from '../ports.ts';
import { fileKeyOf } from './deliver-file.ts';

interface PruneExportsDependencies {
  readonly exports: Pick<ScheduledExports, 'removeDeleted'>;
  readonly runs: Pick<ExportRuns, 'deleteBefore' | 'filesBefore' | 'forgetFile'>;
  readonly files: Pick<Files, 'delete'>;
  readonly now: () => number;
}

const logMs = 90 * 24 * 3_600_000;
const batchSize = 100;

/** The job `prune-exports`: files after their time, runs after 90 days, deleted exports after the undo. */
export function pruneExports({ exports, runs, files, now }: PruneExportsDependencies) {
  return async (): Promise<void> => {
    for (const run of await runs.filesBefore(now(), batchSize)) {
      await files.delete(fileKeyOf(run));
      await runs.forgetFile(run._id);
    }
    await runs.deleteBefore(now() - logMs);
    await exports.removeDeleted(now());
  };
}
