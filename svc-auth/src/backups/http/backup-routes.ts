import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StreamedDownload } from '@pathshala/service-kit/http/streamed-download';
import type { Backups } from '@pathshala/stores/backup/port';
import { beginBackup, downloadBackup, readBackups } from '@pathshala/svc-auth-contract/http';
import { backupsView } from './views.ts';

interface BackupRoutesDependencies {
  /** Undefined: none are made here. */
  readonly backups: Backups | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly startedAt: number;
}

export function backupRoutes({ backups, now, startedAt }: BackupRoutesDependencies): readonly BoundRoute[] {
  const view = () => backupsView(backups?.state(), { now: now(), startedAt });
  function made(): Backups {
    if (backups === undefined) throw new DomainError('conflict', 'auth.backups-none');
    return backups;
  }
  return [
    handle(readBackups, () => Promise.resolve(view())),
    handle(beginBackup, ({ body }) => {
      if (!made().begin(body.work)) throw new DomainError('conflict', 'auth.backup-running');
      return Promise.resolve(view());
    }),
    handle(downloadBackup, async ({ params }) => {
      const found = await made().download(params.id);
      if (found === null) throw new DomainError('not-found', 'auth.backup-gone');
      return new StreamedDownload({ ...found, contentType: 'application/x-tar' });
    }),
  ];
}
