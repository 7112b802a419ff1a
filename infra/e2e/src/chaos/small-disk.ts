import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** What is never reached: the memory of a large run. */
const wideMb = 8000;

/** A folder on a disk of its own that can be full; without the right to mount one, an ordinary folder. */
export interface SmallDisk {
  readonly folder: string;
  readonly canBeFull: boolean;
  /** No byte is left. */
  fill(): Promise<void>;
  /** There is space again. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-chaos-'));
  const canBeFull = await mount(folder);
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  return {
    folder,
    canBeFull,
    async fill() {
      const { blocks, bavail, bsize } = await statfs(folder);
      await resize(String((blocks - bavail) * bsize));
    },
    free: async () => void (await resize(`${wideMb}m`)),
    async remove() {
      // Lazily: a process that is just ending may still hold a file.
      if (canBeFull) await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mount(folder: string): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${wideMb}m`, 'tmpfs', folder]);
    return true;
  } catch {
    console.error('NOT AVAILABLE: the right to mount a file system in memory, needed for the fault "disk"');
    return false;
  }
}
