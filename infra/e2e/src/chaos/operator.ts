import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { secrets, type ChaosSite } from './chaos-site.ts';

export const backupFolder = ({ disk }: Pick<ChaosSite, 'disk'>): string => path.join(disk.folder, 'backup');

const scripts = path.resolve(import.meta.dirname, '../../../local/src');

/** Runs a command of operations.md on the stores of a site: a backup while it runs, the others while its processes are stopped. Rejects unless it exits with 0. */
export async function runCommandOn(
  site: ChaosSite,
  command: 'backup' | 'restore' | 'republish' | 'reconcile',
  args: readonly string[],
): Promise<string> {
  const outside =
    site.broker === undefined ? {} : { AMQP_URL: site.broker.server.url, REDIS_URL: site.redis?.server.url };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(scripts, `${command}.ts`), ...args],
    {
      env: {
        ...process.env,
        ...secrets,
        ...outside,
        DATA_DIR: site.dataDir,
        BACKUP_TARGET: backupFolder(site),
        LOG_LEVEL: 'silent',
      },
      maxBuffer: 100_000_000,
    },
  );
  return stdout;
}

/** Stops all processes, does the work on their stores, and starts them again. Resolves when all answer. */
export async function whileStopped(site: ChaosSite, work: () => Promise<void>): Promise<void> {
  for (const part of site.parts) part.hold();
  await Promise.all(site.parts.map((part) => part.stop()));
  try {
    await work();
  } finally {
    for (const part of site.parts) part.release();
  }
  await Promise.all(site.parts.map((part) => part.answers()));
}

/** Publishes again what consumers may have missed. */
export async function republishAll(site: ChaosSite): Promise<void> {
  await whileStopped(site, async () => void (await runCommandOn(site, 'republish', ['all'])));
}
