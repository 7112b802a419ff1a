import type { OpenBackups } from '@pathshala/stores/backup/open-backups';
import { readStoreUpdate } from '@pathshala/service-kit/service/stored-format';
import { answerBackupRequests } from './backup-requests.ts';
import type { PreparedService } from './open-services.ts';

/**
 * Records the stores from before the first write, and copies them before a new version of the product writes into them. If that
 * copy fails, the school starts all the same, and the log says so.
 */
export async function startRecording(
  opened: readonly PreparedService[],
  backups: OpenBackups | undefined,
): Promise<void> {
  await backups?.start();
  const found = await Promise.all(opened.map(({ platform }) => readStoreUpdate(platform)));
  const updates = found.filter((update) => update !== null);
  const log = opened[0]?.platform.log;
  if (updates.length === 0 || log === undefined) return;
  const facts = {
    from: updates[0]?.from ?? 'a version that did not record it',
    olderDocuments: updates.reduce((sum, { older }) => sum + older, 0),
  };
  if (backups === undefined)
    return log.warn(facts, 'the stores are updated without a backup: none is configured (BACKUP_TARGET)');
  try {
    const made = await backups.run('snapshot');
    log.warn({ ...facts, made }, 'the stores are updated; to go back, restore this backup');
  } catch (error) {
    log.error({ ...facts, err: error }, 'the stores are updated without a backup: it could not be made');
  }
}

/** Answers requests for backups of stores that are recorded. Returns how the stores are closed: with everything recorded. */
export function startBackups(
  dataDir: string,
  backups: OpenBackups | undefined,
): (closeStores: () => Promise<void>) => Promise<void> {
  if (backups === undefined) return (closeStores) => closeStores();
  const stopAnswering = answerBackupRequests(dataDir, backups);
  return async (closeStores) => {
    stopAnswering();
    await backups.halt();
    await closeStores();
    await backups.close();
  };
}
