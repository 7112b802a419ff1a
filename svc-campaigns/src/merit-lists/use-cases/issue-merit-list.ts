import type { Campaign } from '../../campaigns/index.ts';
import { firstVersionOf } from '../domain/first-version.ts';
import {
  compareWith,
  isUnchanged,
  rankAll,
  type IssuedEntry,
  type Participant,
} from '../domain/issued-list.ts';
import { latestVersion, type IssuedVersion } from '../domain/merit-head.ts';
import type { IssuedLists, MeritLists } from '../ports.ts';
import { insertHead } from './insert-head.ts';

interface IssueMeritListDependencies {
  readonly issuedLists: IssuedLists;
  readonly meritLists: Pick<MeritLists, 'scan' | 'countRegistered'>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Results may change while they are read: after this many reads the rest is left to the next version. */
const readings = 5;
const previousBatch = 1000;
/** The maximum number of progress reports, because each one is a write. */
const reports = 50;

/** Counts the work of a build: registrations are read once and their entries written once. */
function progressOf({ issuedLists, now }: IssueMeritListDependencies, campaignId: string, id: string) {
  let done = 0;
  let total = 0;
  let reported = 0;
  return {
    begin(registrations: number): void {
      [done, total, reported] = [0, registrations * 2, 0];
    },
    async add(count: number): Promise<void> {
      done = Math.min(done + count, total);
      if (done - reported < total / reports) return;
      reported = done;
      await issuedLists.report(campaignId, { id, now: now(), done, total });
    },
  };
}

type Progress = ReturnType<typeof progressOf>;

function readParticipants({ issuedLists, meritLists, now }: IssueMeritListDependencies) {
  return async (campaignId: string, progress: Progress) => {
    for (let reading = 1; ; reading += 1) {
      const at = now();
      const seen = (await issuedLists.find(campaignId))?.changes ?? 0;
      const participants: Participant[] = [];
      progress.begin(await meritLists.countRegistered(campaignId));
      for await (const batch of meritLists.scan(campaignId, (count) => progress.add(count)))
        participants.push(...batch);
      const changes = (await issuedLists.find(campaignId))?.changes ?? 0;
      if (changes === seen || reading === readings) return { participants, seen: { changes: seen, at } };
    }
  };
}

function readPrevious({ issuedLists }: IssueMeritListDependencies) {
  return async ({ buildId, total }: IssuedVersion): Promise<Map<string, IssuedEntry>> => {
    const places = new Map<string, IssuedEntry>();
    for (let skip = 0; skip < total; skip += previousBatch) {
      const entries = await issuedLists.readRange(buildId, { skip, limit: previousBatch });
      for (const entry of entries) places.set(entry.registrationId, entry);
    }
    return places;
  };
}

/**
 * Issues the merit list of a released campaign: the first version, or the next one if results changed. One process at a time
 * builds a list; the version is visible when all of it is written. A result that arrives meanwhile is in this version or in the
 * next one.
 */
export function issueMeritList(dependencies: IssueMeritListDependencies) {
  const { issuedLists, now, newId } = dependencies;
  const readAll = readParticipants(dependencies);
  const previousOf = readPrevious(dependencies);

  return async (campaign: Campaign): Promise<void> => {
    const { _id: campaignId } = campaign;
    await insertHead(issuedLists, campaign);
    const buildId = newId();
    const head = await issuedLists.lease(campaignId, { id: buildId, now: now() });
    if (!head) return;
    const progress = progressOf(dependencies, campaignId, buildId);
    const { participants, seen } = await readAll(campaignId, progress);
    const ranked = rankAll(participants);
    const latest = latestVersion(head);
    const previous = latest && (await previousOf(latest));
    if (previous && isUnchanged(previous, ranked)) {
      await issuedLists.abandon(campaignId, buildId, seen);
      return;
    }
    const { entries, changes } = previous
      ? compareWith(previous, ranked)
      : { entries: ranked, changes: null };
    const firstIssuedAt = latest === null ? firstVersionOf(campaign).issuedAt : null;
    const issuedAt = firstIssuedAt ?? new Date(now()).toISOString();
    const version = { buildId, version: head.version + 1, issuedAt, entries, changes };
    await issuedLists.write(version, (count) => progress.add(count));
    await issuedLists.publish(campaignId, version, seen);
  };
}

export type IssueMeritList = ReturnType<typeof issueMeritList>;
