import type { VersionedCollection } from '@pathshala/stores/documents/port';
import type { RequestActivity } from '../events/request-activity.ts';
import type { Platform } from '../platform/platform.ts';
import type { Job } from './service.ts';

interface UpgradeDocumentsDependencies {
  readonly platform: Pick<Platform, 'documents' | 'log' | 'now'>;
  readonly requests: Pick<RequestActivity, 'whenIdle'>;
}

/** Documents that a process of the version before has written meanwhile are looked for this often. */
const lookAgainMs = 60_000;

/**
 * The job that upgrades the documents that nobody reads, page by page between the requests of the process. It needs no record of
 * its progress: an upgraded document is not found again, so a killed run continues where it ended.
 */
export function upgradeDocuments({ platform, requests }: UpgradeDocumentsDependencies): Job {
  const { documents, log, now } = platform;
  let lookAgainAt = Number.NEGATIVE_INFINITY;

  /** Returns how many could not be upgraded. */
  async function upgradeBehind(collection: VersionedCollection, after: string): Promise<number> {
    await requests.whenIdle();
    const { last, failures } = await collection.upgradePage(after);
    const facts = { collection: collection.name, version: collection.version };
    for (const err of failures) log.error({ err, ...facts }, 'a document was not upgraded');
    return failures.length + (last === null ? 0 : await upgradeBehind(collection, last));
  }

  return {
    name: 'upgrade-documents',
    everyMs: 1_000,
    async run() {
      if (now() < lookAgainAt) return;
      let failures = 0;
      for (const collection of documents.versioned?.() ?? []) failures += await upgradeBehind(collection, '');
      const mayFindMore = documents.isShared === true || failures > 0;
      lookAgainAt = mayFindMore ? now() + lookAgainMs : Number.POSITIVE_INFINITY;
    },
  };
}

/** Counts the documents that wait for their upgrade. */
export async function countOlderDocuments({ documents }: Pick<Platform, 'documents'>): Promise<number> {
  const counts = await Promise.all(
    (documents.versioned?.() ?? []).map((collection) => collection.countOlder()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
