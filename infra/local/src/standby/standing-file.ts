import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const standing = z.object({
  /** Rises by one with each take-over: of two machines with the same data, the one with the higher epoch is right. */
  epoch: z.number().int(),
  /** The standby that had everything last, base URL. */
  peer: z.string().nullable(),
  /** The epoch with which another machine has taken over; this one must serve nothing. */
  fencedBy: z.number().int().nullable(),
  /** The primary that this machine followed before it took over. */
  tookOverFrom: z.string().nullable(),
});

export type Standing = z.output<typeof standing>;

export const standingFile = (dataDir: string): string => join(dataDir, 'epoch.json');

/** Which of two machines this one is. */
export function readStanding(dataDir: string): Standing {
  const file = standingFile(dataDir);
  if (!existsSync(file)) return { epoch: 1, peer: null, fencedBy: null, tookOverFrom: null };
  return standing.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function writeStanding(dataDir: string, changed: Standing): void {
  const draft = `${standingFile(dataDir)}.part`;
  writeFileSync(draft, `${JSON.stringify(changed)}\n`, { flush: true });
  renameSync(draft, standingFile(dataDir));
  flushFolder(dataDir);
}

/** Writes to disk what was renamed or created in the folder. */
export function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
