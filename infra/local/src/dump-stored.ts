import { services } from '@pathshala/platform';
import { createNewId } from '@pathshala/service-kit/platform/new-id';
import type { Config } from '@pathshala/service-kit/config/config';
import { runRepublishCommand } from '@pathshala/service-kit/events/republish-command';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import { openTarget } from '@pathshala/stores/backup/target';
import { openDefinitions } from './open-services.ts';
import { productVersion } from './site-backups.ts';

/** A publisher comes before its consumers in the table: they are dumped first. */
const dumpOrder = services.map(({ name }) => name).toReversed();

function uriOf({ mongodbUri }: Config): string {
  if (mongodbUri === undefined) throw new BackupError('MONGODB_URI: needed, the documents are there');
  return mongodbUri;
}

/** Dumps the documents of all services from their server. Returns what was done, in words. */
export async function dumpStored(
  config: Config,
  { address, report }: { readonly address: string | undefined; readonly report: (line: string) => void },
): Promise<string> {
  const to = address ?? config.backupTarget ?? undefined;
  if (to === undefined)
    throw new BackupError('Name a folder or bucket: npm run backup -- --to FOLDER, or BACKUP_TARGET');
  const { dumpDocuments } = await import('@pathshala/stores/backup/dump');
  const target = await openTarget(to);
  const product = productVersion();
  const made = await dumpDocuments({
    uri: uriOf(config),
    services: dumpOrder,
    target,
    product,
    now: Date.now,
    report,
  });
  const documents = made.collections.reduce((sum, one) => sum + one.documents, 0);
  return `Dump ${made.id}: ${documents} documents in ${made.endedAt - made.at} ms. Queues, sessions and uploads are not in it (operations.md).`;
}

/** Restores the newest dump into empty databases, and publishes all events again so that services agree. */
export async function restoreDumped(
  config: Config,
  { source, report }: { readonly source: string; readonly report: (line: string) => void },
): Promise<string> {
  const { restoreDump } = await import('@pathshala/stores/backup/dump');
  const target = await openTarget(source);
  const product = productVersion();
  const made = await restoreDump({ uri: uriOf(config), services: dumpOrder, target, product, report });
  const open = await openDefinitions(config);
  const { definitions, shared } = open;
  try {
    await runRepublishCommand({
      bus: shared.bus,
      services: definitions,
      args: ['all'],
      now: Date.now,
      newId: createNewId(Date.now),
      print: (text) => report(text.trimEnd()),
    });
  } finally {
    await open.close();
  }
  return `Restored the dump of ${new Date(made.at).toISOString()}. Empty Redis, start the services, and when their queues are empty: npm run reconcile -- --repair`;
}
