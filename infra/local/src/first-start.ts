import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface FirstStart {
  /** The stores are empty. */
  readonly isFirst: boolean;
  /** Call when the sample data is complete: what is stored from now on is never removed. */
  finish(): void;
}

/**
 * Makes the loading of sample data repeatable. No call is accepted before it is complete, so a start that finds an
 * interrupted load removes the stores and loads again.
 */
export function guardFirstStart(dataDir: string): FirstStart {
  const mark = join(dataDir, 'first-start');
  const stores = storeFilesIn(dataDir);
  if (existsSync(mark)) for (const name of [...stores, 'mail', 'uploads']) remove(join(dataDir, name));
  const isFirst = existsSync(mark) || stores.length === 0;
  if (isFirst) writeFileSync(mark, 'Sample data is being loaded.\n');
  return { isFirst, finish: () => remove(mark) };
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** The pattern includes the files that SQLite writes beside each store. */
const isStoreFile = /^(svc-.*|bus|key-value)\.sqlite/;

/** The files of the embedded stores in the folder. */
export const storeFilesIn = (dataDir: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => isStoreFile.test(name));
