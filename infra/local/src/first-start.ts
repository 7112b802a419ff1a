import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FirstStart {
  /** The sample data is in: from here on what is stored is real. */
  finish(): void;
}

/**
 * Guards the loading of sample data against being cut off. Nobody is let in before it is complete, so a start that
 * finds it half done may begin again with empty stores.
 */
export function guardFirstStart(dataDir: string): FirstStart {
  const mark = join(dataDir, 'first-start');
  const stores = globSync('{svc-*,bus,key-value}.sqlite*', { cwd: dataDir });
  if (existsSync(mark)) for (const name of [...stores, 'mail', 'uploads']) remove(join(dataDir, name));
  if (existsSync(mark) || stores.length === 0) writeFileSync(mark, 'Sample data is being loaded.\n');
  return { finish: () => remove(mark) };
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
