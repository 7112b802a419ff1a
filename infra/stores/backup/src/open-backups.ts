import { existsSync, statSync } from 'node:fs';
import { LogRecorder } from './log-recorder.ts';
import type { BackupsOptions, OpenBackups } from './backups-options.ts';
import { SiteBackups } from './site-backups.ts';
import { openTarget } from './target/open-target.ts';

/** Opens the backup of the embedded stores of one process. Rejects where the target's end cannot be read. */
export async function openBackups(options: BackupsOptions): Promise<OpenBackups> {
  const target = await openTarget(options.address);
  const { uploadsDir, now = Date.now } = options;
  const recorder = new LogRecorder({ target, uploadsDir, now });
  const backups = new SiteBackups({ ...options, now, target, recorder, isOnSameDisk: isOnSameDisk(options) });
  await backups.read();
  return backups;
}

function isOnSameDisk({ address, dataDir }: BackupsOptions): boolean {
  if (address.startsWith('s3://')) return false;
  return deviceOf(address) === deviceOf(dataDir);
}

/** The device of the path, or of the nearest folder above it that exists. */
function deviceOf(path: string): number {
  if (existsSync(path)) return statSync(path).dev;
  return deviceOf(path.slice(0, path.lastIndexOf('/')) || '/');
}

export type { OpenBackups };
