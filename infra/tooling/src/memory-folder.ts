import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
/** The need is more than the tests have at one time: stores, copies of the repository, profiles of browsers. */
const neededBytes = 4_000_000_000;

/**
 * A folder of this machine's memory for the temporary files of the tests; null where there is not enough, or nothing
 * there can be run. The stores of the tests flush each commit: on a disk, those flushes take a third of the time.
 */
export function createMemoryFolder(): string | null {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (Math.min(bavail * bsize, freemem() / 2) < neededBytes) return null;
    folder = mkdtempSync(path.join(inMemory, 'pathshala-'));
    // The processes of an image under test run as an unprivileged user.
    chmodSync(folder, 0o755);
    const program = path.join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    if (spawnSync(program).status === 0) return folder;
  } catch (error) {
    console.log(`tests: no temporary files in memory: ${String(error)}`);
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return null;
}
