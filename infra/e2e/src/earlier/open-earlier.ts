import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const command = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@pathshala/local/embedded')),
  'reconcile.ts',
);

/** Unpacks a data folder that an earlier version left: `0.1`. Returns where. */
export function unpackEarlier(name: string): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'earlier-data-'));
  const stored = path.join(import.meta.dirname, `../../data-${name}`);
  for (const file of readdirSync(stored).filter((one) => one.endsWith('.gz')))
    writeFileSync(path.join(dataDir, file.slice(0, -3)), gunzipSync(readFileSync(path.join(stored, file))));
  return dataDir;
}

/** Runs `npm run reconcile` on the stores of a stopped site. */
export function reconciled(dataDir: string): Promise<{ readonly code: number; readonly words: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  return new Promise((resolve) => {
    const ended = execFile(process.execPath, [command], { env }, (_, words) =>
      resolve({ code: ended.exitCode ?? 1, words }),
    );
  });
}
