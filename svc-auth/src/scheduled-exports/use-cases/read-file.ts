import { DomainError } from '@pathshala/contract-kit/domain-error';
import { Download } from '@pathshala/service-kit/http/download';
import type { Files } from '@pathshala/stores/files/port';
import type { ScheduledExport } from '../domain/scheduled-export.ts';
import type { ExportRuns, ScheduledExports } from '../ports.ts';
import { fileKeyOf } from './deliver-file.ts';

interface ReadFileDependencies {
  readonly exports: Pick<ScheduledExports, 'find'>;
  readonly runs: Pick<ExportRuns, 'find'>;
  readonly files: Pick<Files, 'get'>;
  readonly now: () => number;
}

interface ReadFileCommand {
  readonly id: string;
  readonly runId: string;
  readonly callerId: string;
}

const notFound = () => new DomainError('not-found', 'common.not-found');

function isTheirs({ makerId, destination }: ScheduledExport, callerId: string): boolean {
  return makerId === callerId || (destination.kind === 'mail' && destination.recipientIds.includes(callerId));
}

export function readFile({ exports, runs, files, now }: ReadFileDependencies) {
  return async ({ id, runId, callerId }: ReadFileCommand): Promise<Download> => {
    const stored = await exports.find(id);
    if (stored === null || !isTheirs(stored, callerId)) throw notFound();
    const run = await runs.find(id, runId);
    if (run === null) throw notFound();
    const isThere = run.fileUntil !== null && run.fileUntil > now();
    const file = isThere ? await files.get(fileKeyOf(run)) : null;
    if (file === null) throw new DomainError('gone', 'auth.export-file-gone');
    return new Download({ ...file, fileName: run.fileName });
  };
}
