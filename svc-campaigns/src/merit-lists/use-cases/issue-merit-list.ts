import type { Campaign } from '../../campaigns/index.ts';
import { firstVersionOf } from '../domain/first-version.ts';
import {
  createComparison,
  createRanking,
  isSame,
  type IssuedEntry,
  type PreviousPlaces,
} from '../domain/issued-list.ts';
import { latestVersion, type IssuedVersion, type MeritHead } from '../domain/merit-head.ts';
import { countSubjects } from '../domain/subject-ranks.ts';
import type { IssuedLists, MeritLists, ParticipantSorter } from '../ports.ts';
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
  async function readOnce(campaignId: string, sorter: ParticipantSorter, progress: Progress) {
    const subjects = countSubjects();
    let total = 0;
    progress.begin(await meritLists.countRegistered(campaignId));
    for await (const batch of meritLists.scan(campaignId, (count) => progress.add(count))) {
      for (const { standing } of batch) subjects.add(standing.subjects ?? []);
      total += batch.length;
      await sorter.add(batch);
    }
    return { subjects, total };
  }

  return async (campaignId: string, sorter: ParticipantSorter, progress: Progress) => {
    for (let reading = 1; ; reading += 1) {
      const at = now();
      const seen = (await issuedLists.find(campaignId))?.changes ?? 0;
      const { subjects, total } = await readOnce(campaignId, sorter, progress);
      const changes = (await issuedLists.find(campaignId))?.changes ?? 0;
      if (changes === seen || reading === readings) {
        return { ranked: () => rankAll(sorter, subjects), total, seen: { changes: seen, at } };
      }
      await sorter.clear();
    }
  };
}

/** Can be called several times. */
async function* rankAll(
  sorter: ParticipantSorter,
  subjects: ReturnType<typeof countSubjects>,
): AsyncGenerator<IssuedEntry> {
  const entryOf = createRanking(subjects.ranks());
  for await (const participant of sorter.sorted()) yield entryOf(participant);
}

async function* readVersion(
  { issuedLists }: Pick<IssueMeritListDependencies, 'issuedLists'>,
  { buildId, total }: IssuedVersion,
): AsyncGenerator<IssuedEntry> {
  for (let skip = 0; skip < total; skip += previousBatch)
    yield* await issuedLists.readRange(buildId, { skip, limit: previousBatch });
}

/** The places of a version by registration; of its entries only the numbers are in memory. */
async function placesOf(entries: AsyncIterable<IssuedEntry>, total: number): Promise<PreviousPlaces> {
  const positions = new Map<string, number>();
  const ranks = new Uint32Array(total);
  const scores = new Float64Array(total);
  for await (const { registrationId, rank, score } of entries) {
    const position = positions.size;
    positions.set(registrationId, position);
    [ranks[position], scores[position]] = [rank, score];
  }
  return {
    size: positions.size,
    get(registrationId) {
      const position = positions.get(registrationId);
      if (position === undefined) return undefined;
      return { rank: ranks[position] ?? 0, score: scores[position] ?? 0 };
    },
  };
}

/** Whether a new version would equal the previous one: the same lines at the same positions. */
async function isUnchanged(
  previous: AsyncGenerator<IssuedEntry>,
  ranked: AsyncIterable<IssuedEntry>,
): Promise<boolean> {
  for await (const entry of ranked) {
    const { value, done } = await previous.next();
    if (done === true || !isSame(entry, value)) return false;
  }
  return (await previous.next()).done === true;
}

async function* mapped(
  entries: AsyncIterable<IssuedEntry>,
  change: (entry: IssuedEntry) => IssuedEntry,
): AsyncGenerator<IssuedEntry> {
  for await (const entry of entries) yield change(entry);
}

/**
 * Issues the merit list of a released campaign: the first version, or the next one if results changed. One process at a time
 * builds a list; the version is visible when all of it is written. A result that arrives meanwhile is in this version or in the
 * next one.
 */
export function issueMeritList(dependencies: IssueMeritListDependencies) {
  const { issuedLists, now, newId } = dependencies;
  const readAll = readParticipants(dependencies);

  async function build(campaign: Campaign, head: MeritHead, sorter: ParticipantSorter): Promise<void> {
    const { buildId } = sorter;
    const progress = progressOf(dependencies, campaign._id, buildId);
    const { ranked, total, seen } = await readAll(campaign._id, sorter, progress);
    const latest = latestVersion(head);
    const read = (version: IssuedVersion) => readVersion(dependencies, version);
    if (latest?.total === total && (await isUnchanged(read(latest), ranked()))) {
      await issuedLists.abandon(campaign._id, buildId, seen);
      return;
    }
    const comparison = latest && createComparison(await placesOf(read(latest), latest.total));
    const entries = comparison ? mapped(ranked(), (entry) => comparison.compare(entry)) : ranked();
    const firstIssuedAt = latest === null ? firstVersionOf(campaign).issuedAt : null;
    const issuedAt = firstIssuedAt ?? new Date(now()).toISOString();
    await issuedLists.write(buildId, entries, (count) => progress.add(count));
    const changes = comparison?.changes() ?? null;
    await issuedLists.publish(
      campaign._id,
      { buildId, version: head.version + 1, issuedAt, total, changes },
      seen,
    );
  }

  return async (campaign: Campaign): Promise<void> => {
    await insertHead(issuedLists, campaign);
    const buildId = newId();
    const head = await issuedLists.lease(campaign._id, { id: buildId, now: now() });
    if (!head) return;
    const sorter = issuedLists.sorterFor(buildId);
    try {
      await build(campaign, head, sorter);
    } finally {
      await sorter.clear();
    }
  };
}

export type IssueMeritList = ReturnType<typeof issueMeritList>;
