import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { byMerit, type Participant } from '../domain/issued-list.ts';
import type { ParticipantSorter } from '../ports.ts';

/** A sorted run is stored when it has so many participants; a smaller list is sorted in memory. */
const defaultRunSize = 10_000;
/** The number of participants in a document, of which each run has one in memory while the runs are merged. */
const pageSize = 100;

interface RunPage extends StoredDocument {
  readonly buildId: string;
  readonly run: number;
  readonly participants: readonly Participant[];
}

const collectionName = 'meritListRuns';

export const runIndexes = [{ collection: collectionName, keys: { buildId: 1, run: 1 } }] as const;

type Pages = Collection<RunPage>;

const pageId = (buildId: string, run: number, page: number) => `${buildId}-${run}-${page}`;

async function writeRun(
  pages: Pages,
  { buildId, run }: Pick<RunPage, 'buildId' | 'run'>,
  participants: readonly Participant[],
): Promise<void> {
  const writes: Promise<void>[] = [];
  for (let from = 0; from < participants.length; from += pageSize) {
    const _id = pageId(buildId, run, from / pageSize);
    writes.push(
      pages.insertOne({ _id, buildId, run, participants: participants.slice(from, from + pageSize) }),
    );
  }
  await Promise.all(writes);
}

async function* readRun(pages: Pages, buildId: string, run: number): AsyncGenerator<readonly Participant[]> {
  for (let page = 0; ; page += 1) {
    const found = await pages.findOne({ _id: pageId(buildId, run, page) });
    if (found === null) return;
    yield found.participants;
  }
}

/** One sorted sequence of several; each has one page in memory. */
async function* merged(runs: readonly AsyncIterator<readonly Participant[]>[]): AsyncGenerator<Participant> {
  const heads: { page: readonly Participant[]; at: number; run: AsyncIterator<readonly Participant[]> }[] =
    [];
  for (const run of runs) {
    const { value, done } = await run.next();
    if (done !== true) heads.push({ page: value, at: 0, run });
  }
  const firstOf = (head: (typeof heads)[number]) => head.page[head.at] as Participant;
  while (heads.length > 0) {
    const best = heads.reduce((one, other) => (byMerit(firstOf(one), firstOf(other)) < 0 ? one : other));
    yield firstOf(best);
    best.at += 1;
    if (best.at < best.page.length) continue;
    const { value, done } = await best.run.next();
    if (done === true) heads.splice(heads.indexOf(best), 1);
    else Object.assign(best, { page: value, at: 0 });
  }
}

/** An external merge sort: sorted runs in the store, of which each has one page in memory while they are merged. */
export function createParticipantSorter(
  documents: DocumentStore,
  buildId: string,
  runSize = defaultRunSize,
): ParticipantSorter {
  const pages = documents.collection<RunPage>(collectionName);
  let runs = 0;
  let last: Participant[] = [];
  return {
    buildId,
    async add(participants) {
      for (const participant of participants) last.push(participant);
      if (last.length < runSize) return;
      const full = last.toSorted(byMerit);
      last = [];
      await writeRun(pages, { buildId, run: runs }, full);
      runs += 1;
    },
    sorted() {
      const stored = Array.from({ length: runs }, (_, run) => readRun(pages, buildId, run));
      const inMemory = last.length === 0 ? [] : [last.toSorted(byMerit)];
      return merged([...stored, onePage(inMemory)]);
    },
    async clear() {
      [runs, last] = [0, []];
      await pages.deleteMany({ buildId });
    },
  };
}

async function* onePage(pages: readonly (readonly Participant[])[]): AsyncGenerator<readonly Participant[]> {
  yield* pages;
}
