import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Student } from '@pathshala/e2e/accounts';
import type { Row } from './report.ts';
import { startProduct, type ServerProcess } from './server-process.ts';

/** A goal that is measured on prepared data: a data folder with these students. */
export type MeasureOnData = (dataDir: string, students: readonly Student[]) => Promise<Row>;

/** A file system in memory, on Linux. */
const memoryFolder = '/dev/shm';

/**
 * The folder for measuring a p99: in memory, if the system offers that. On a disk the p99 would be that of the flush, which
 * depends on all other uses of the disk.
 */
export const fastFolder = existsSync(memoryFolder) ? memoryFolder : tmpdir();

export async function withServer<Out>(
  dataDir: string,
  work: (server: ServerProcess) => Promise<Out>,
): Promise<Out> {
  const server = await startProduct(dataDir);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Measures on a server of its own, with a copy of the data: the server of the burst before would still be busy. */
export async function onFastCopy(
  dataDir: string,
  students: readonly Student[],
  measure: MeasureOnData,
): Promise<Row> {
  const copy = await mkdtemp(path.join(fastFolder, 'pathshala-bench-'));
  try {
    await cp(dataDir, copy, { recursive: true });
    return await measure(copy, students);
  } finally {
    await rm(copy, { recursive: true });
  }
}
