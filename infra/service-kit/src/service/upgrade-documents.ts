import { randomUUID } from 'node:crypto';
import type { VersionedCollection } from '@pathshala/stores/documents/port';
import { createLease } from '../events/lease.ts';
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
 * its progress: an upgraded document is not found again, so a killed run continues where it ended. It has a lease of its own,
 * because the lease of the other jobs may be held by a process of the version before.
 */
export function upgradeDocuments({ platform, requests }: UpgradeDocumentsDependencies): Job {
  const { documents, log, now } = platform;
  const lease = createLease(documents, { id: 'upgrade-documents', holder: randomUUID(), now });
  const hold = async (): Promise<boolean> => documents.isShared !== true || lease.hold();
  let lookAgainAt = Number.NEGATIVE_INFINITY;

  /** Returns whether all of them were upgraded. */
  async function upgradeAll(collection: VersionedCollection): Promise<boolean> {
    let failed = 0;
    for (let after: string | null = ''; after !== null;) {
      await requests.whenIdle();
      if (!(await hold())) return false;
      const page: Awaited<ReturnType<typeof collection.upgradePage>> = await collection.upgradePage(after);
      const facts = { collection: collection.name, version: collection.version };
      for (const err of page.failures) log.error({ err, ...facts }, 'a document was not upgraded');
      failed += page.failures.length;
      after = page.last;
    }
    return failed === 0;
  }

  return {
    name: 'upgrade-documents',
    everyMs: 1_000,
    inEveryProcess: true,
    async run() {
      if (now() < lookAgainAt || !(await hold())) return;
      let isDone = true;
      for (const collection of documents.versioned?.() ?? [])
        isDone = (await upgradeAll(collection)) && isDone;
      if (documents.isShared === true) await lease.release();
      const mayFindMore = documents.isShared === true || !isDone;
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
