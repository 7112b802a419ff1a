import { rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { compareStores } from './compare-stores.ts';
import { copySnapshot, type SnapshotRequest } from './copy-snapshot.ts';
import { restoreInto } from './restore.ts';
import { openTarget } from './target/open-target.ts';

/** The work of this process: copying takes minutes of a processor on a large site, and must not delay its calls. */
export type ProcessRequest = { readonly target: string } & (
  | ({ readonly work: 'snapshot' } & SnapshotRequest)
  | {
      readonly work: 'drill';
      readonly dataDir: string;
      readonly product: string;
      readonly at: number;
      readonly scratch: string;
      readonly stores: readonly string[];
    }
);

async function run(request: ProcessRequest): Promise<unknown> {
  const target = await openTarget(request.target);
  if (request.work === 'snapshot') return copySnapshot(target, request, process.env['BACKUP_PASSPHRASE']);
  const startedAt = Date.now();
  const { dataDir: live, scratch: restored, stores, product, at } = request;
  rmSync(restored, { recursive: true, force: true });
  try {
    const { at: restoredAt } = await restoreInto({ target, folder: restored, product, at });
    const found = compareStores(stores, { live, restored });
    return { ...found, restoredAt, at, tookMs: Date.now() - startedAt };
  } finally {
    rmSync(restored, { recursive: true, force: true });
  }
}

const lowest = 19;
try {
  setPriority(lowest);
  const [, , request = '{}'] = process.argv;
  const result = await run(JSON.parse(request) as ProcessRequest);
  process.stdout.write(JSON.stringify(result));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
