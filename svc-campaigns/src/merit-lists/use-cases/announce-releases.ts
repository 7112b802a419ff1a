import { isDeletedForGood } from '@pathshala/rules/undo-window';
import type { Campaigns } from '../../campaigns/index.ts';
import type { IssuedEntry } from '../domain/issued-list.ts';
import { versionOf, type IssuedVersion, type MeritHead } from '../domain/merit-head.ts';
import type { IssuedLists, MeritLists } from '../ports.ts';

interface AnnounceReleasesDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
  readonly issuedLists: Pick<IssuedLists, 'listToAnnounce' | 'readRange' | 'markAnnounced' | 'close'>;
  readonly meritLists: Pick<MeritLists, 'queueMails'>;
  readonly now: () => number;
}

/** The number of campaigns in a run. */
const campaignsPerRun = 100;
/** Small, so that the process answers other calls in between. */
const batchSize = 25;
const entriesPerRun = 2_000;

/** The first version, and late entries, are announced as results; all others only as another rank. */
function kindFor({ before, rank }: IssuedEntry): 'released' | 'reissued' | null {
  if (!before) return 'released';
  return before.rank === rank ? null : 'reissued';
}

/** Queues the mails of a version from this entry on. False: a later run continues. */
function queueVersion({ issuedLists, meritLists, now }: AnnounceReleasesDependencies) {
  return async (campaignId: string, issued: IssuedVersion, from: number): Promise<boolean> => {
    const { buildId, version, total } = issued;
    const until = Math.min(total, from + entriesPerRun);
    for (let skip = from; skip < until; skip += batchSize) {
      const entries = await issuedLists.readRange(buildId, { skip, limit: batchSize });
      for (const kind of ['released', 'reissued'] as const) {
        const ids = entries.filter((entry) => kindFor(entry) === kind).map((entry) => entry.registrationId);
        if (ids.length > 0) await meritLists.queueMails(ids, { kind, version, at: now() });
      }
      await issuedLists.markAnnounced(campaignId, { version, entries: skip + batchSize, isDone: false });
    }
    const isDone = until === total;
    if (isDone) await issuedLists.markAnnounced(campaignId, { version, entries: total, isDone });
    return isDone;
  };
}

/** CMP-06: queues the mails of each version in turn. Continues after a crash; nobody gets one twice. */
export function announceReleases(dependencies: AnnounceReleasesDependencies) {
  const { campaigns, issuedLists, now } = dependencies;
  const queue = queueVersion(dependencies);

  async function announce(head: MeritHead): Promise<void> {
    let from = head.announcedEntries;
    for (let version = head.announcedVersion + 1; version <= head.version; version += 1) {
      const issued = versionOf(head, version);
      if (issued && !(await queue(head._id, issued, from))) return;
      from = 0;
    }
    await campaigns.update(head._id, (campaign) =>
      campaign.isReleaseAnnounced ? null : { state: { ...campaign, isReleaseAnnounced: true } },
    );
  }

  return async (): Promise<void> => {
    for (const head of await issuedLists.listToAnnounce(campaignsPerRun)) {
      const campaign = await campaigns.find(head._id);
      if (campaign === null || isDeletedForGood(campaign, now())) await issuedLists.close(head._id);
      else if (campaign.deletedAt === null) await announce(head);
    }
  };
}
