import type { OpenBackups } from '@pathshala/stores/backup/open-backups';
import { answerBackupRequests } from './backup-requests.ts';

/** Starts the backups of stores that are open. Returns how the stores are closed: with everything recorded. */
export async function startBackups(
  dataDir: string,
  backups: OpenBackups | undefined,
): Promise<(closeStores: () => Promise<void>) => Promise<void>> {
  if (backups === undefined) return (closeStores) => closeStores();
  await backups.start();
  const stopAnswering = answerBackupRequests(dataDir, backups);
  return async (closeStores) => {
    stopAnswering();
    await backups.halt();
    await closeStores();
    await backups.close();
  };
}
