import { DomainError } from '@pathshala/contract-kit/domain-error';
import { Download } from '@pathshala/service-kit/http/download';
import type { Files } from '@pathshala/stores/files/port';
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

export function readFile({ exports, runs, files, now }: ReadFileDependencies) {
  return async ({ id, runId, callerId }: ReadFileCommand): Promise<Download> => {
    const [stored, run] = await Promise.all([exports.find(id), runs.find(id, runId)]);
    const recipients = stored?.destination.kind === 'mail' ? stored.destination.recipientIds : [];
    const isTheirs = stored?.makerId === callerId || recipients.includes(callerId);
    if (stored === null || run === null || !isTheirs) throw new DomainError('not-found', 'common.not-found');
    const isThere = run.fileUntil !== null && run.fileUntil > now();
    const file = isThere ? await files.get(fileKeyOf(run)) : null;
    if (file === null) throw new DomainError('gone', 'auth.export-file-gone');
    return new Download({ ...file, fileName: run.fileName });
  };
}
