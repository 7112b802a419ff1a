import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openStore, readS3Variables } from '@pathshala/releases/open-store';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { openStoreRegistry, type StoreRegistry } from './store-registry.ts';

/** The registry of REMOTES_STORE; undefined where it is unset: the gateway then reads the builds on its own disk. */
export async function openRemotes(options: {
  readonly remotesStore: string | undefined;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  readonly pollMs?: number;
}): Promise<StoreRegistry | undefined> {
  const { remotesStore, dataDir, env, ...others } = options;
  if (remotesStore === undefined) return undefined;
  const store = await openStore(remotesStore, readS3Variables(env));
  // Each store has a folder of its own: revisions of one store have no relation to those of another.
  const place = createHash('sha256').update(remotesStore).digest('hex').slice(0, 12);
  return openStoreRegistry({ store, cacheFolder: join(dataDir, 'remotes', place), ...others });
}
