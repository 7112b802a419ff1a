import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byMerit, createRanking, type Participant } from '../src/merit-lists/domain/issued-list.ts';
import { countSubjects } from '../src/merit-lists/domain/subject-ranks.ts';
import { createEntryParts } from '../src/merit-lists/storage/entry-parts.ts';
import { createParticipantSorter } from '../src/merit-lists/storage/participant-sorter.ts';
import { orderOf } from '../src/registrations/domain/standing.ts';

const people = 2_500;
const runSize = 200;
const scanned = 50;

/** Many share marks and time, and so the rank. */
function participantOf(n: number): Participant {
  const result = {
    resultId: `result-${n}`,
    score: ((n * 7919) % 41) / 4,
    totalMarks: 100,
    durationMs: 1000 * ((n * 104_729) % 7),
    scoreVersion: 1,
  };
  return { _id: `p${(n * 31_337) % 1_000_003}`, standing: { ...result, order: orderOf(result) } };
}

async function allOf(participants: AsyncIterable<Participant>): Promise<Participant[]> {
  const all: Participant[] = [];
  for await (const participant of participants) all.push(participant);
  return all;
}

/** Counts the participants in the documents that were read since the last `sorted` participant. */
function counted(documents: DocumentStore, read: { participants: number }): DocumentStore {
  const collection = <T extends StoredDocument>(name: string): Collection<T> =>
    new Proxy(documents.collection<T>(name), {
      get(target, key: keyof Collection<T>) {
        const method = target[key];
        if (key !== 'findOne') return typeof method === 'function' ? method.bind(target) : method;
        return async (...input: Parameters<Collection<T>['findOne']>) => {
          const found = await target.findOne(...input);
          read.participants += (found as { participants?: unknown[] } | null)?.participants?.length ?? 0;
          return found;
        };
      },
    });
  return { ping: () => documents.ping(), close: () => documents.close(), collection };
}

describe('participants that are sorted outside of the memory', () => {
  let documents: Awaited<ReturnType<typeof openSqliteDocuments>>;
  const read = { participants: 0 };
  const all = Array.from({ length: people }, (_, n) => participantOf(n));

  beforeEach(async () => {
    read.participants = 0;
    documents = await openSqliteDocuments({ file: ':memory:' });
  });
  afterEach(() => documents.close());

  async function sorterOf(participants: readonly Participant[]) {
    const sorter = createParticipantSorter(counted(documents, read), 'build', runSize);
    for (let from = 0; from < participants.length; from += scanned)
      await sorter.add(participants.slice(from, from + scanned));
    return sorter;
  }

  it('come in the order of merit, each once, with the ranks of a list in memory [REP-03]', async () => {
    const sorter = await sorterOf(all);
    const rank = createRanking(countSubjects().ranks());
    const entries = (await allOf(sorter.sorted())).map(rank);
    const inMemory = all.toSorted(byMerit);
    expect(entries.map(({ registrationId }) => registrationId)).toEqual(inMemory.map(({ _id }) => _id));
    const better = (order: number) => all.filter(({ standing }) => standing.order < order).length;
    expect(entries.map((entry) => entry.rank)).toEqual(
      inMemory.map(({ standing }) => 1 + better(standing.order)),
    );
    expect(await allOf(sorter.sorted())).toHaveLength(people);
  });

  it('are in memory only with the pages that are merged [REP-03]', async () => {
    const sorter = await sorterOf(all);
    let given = 0;
    let held = 0;
    for await (const _ of sorter.sorted()) {
      held = Math.max(held, read.participants - given);
      given += 1;
    }
    expect(given).toBe(people);
    // One page of a hundred for each run of two hundred; with runs of ten thousand that is one in a hundred.
    expect(held).toBeLessThanOrEqual((people / runSize) * 100 + 100);
    expect(held).toBeGreaterThan(0);
  });

  it('leave nothing in the store, and a small list is not stored at all', async () => {
    const sorter = await sorterOf(all);
    const pages = documents.collection('meritListRuns');
    expect(await pages.countDocuments({})).toBe((Math.floor(people / runSize) * runSize) / 100);
    await sorter.clear();
    expect(await pages.countDocuments({})).toBe(0);
    expect(await allOf(sorter.sorted())).toEqual([]);
    await sorter.add(all.slice(0, scanned));
    expect(await allOf(sorter.sorted())).toHaveLength(scanned);
    expect(await pages.countDocuments({})).toBe(0);
  });

  it('are found in the written version by position and by registration', async () => {
    const sorter = await sorterOf(all);
    const rank = createRanking(countSubjects().ranks());
    async function* entries() {
      for await (const participant of sorter.sorted()) yield rank(participant);
    }
    const parts = createEntryParts(documents);
    let written = 0;
    await parts.write('build', entries(), async (count) => void (written += count));
    const sorted = all.toSorted(byMerit);
    const range = await parts.readRange('build', { skip: 1_950, limit: 100 });
    expect(range.map(({ registrationId }) => registrationId)).toEqual(
      sorted.slice(1_950, 2_050).map(({ _id }) => _id),
    );
    const some = [sorted[7], sorted[2_499], sorted[1_234]].map((one) => one?._id ?? '');
    const found = await parts.readOf({ buildId: 'build', total: people }, some);
    expect(found.map(({ registrationId }) => registrationId)).toEqual([some[0], some[2], some[1]]);
    expect(written).toBe(people);
  });
});
