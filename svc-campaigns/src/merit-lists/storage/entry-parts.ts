import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { LRUCache } from 'lru-cache';
import type { IssuedEntry } from '../domain/issued-list.ts';
import type { MeritRange, StoredVersion } from '../ports.ts';

/** The number of entries in a document: a page reads one or two documents, at any offset. */
const partSize = 100;
/** The number of documents in one write; between writes the process answers other calls. */
const writeBatch = 100;

interface Part extends StoredDocument {
  readonly buildId: string;
  /** Entries at consecutive positions. */
  readonly entries?: readonly IssuedEntry[];
  /** The positions of registrations: their ids and positions, from 0. */
  readonly positions?: readonly (readonly [string, number])[];
}

const collectionName = 'meritListParts';

export const partIndexes = [{ collection: collectionName, keys: { buildId: 1 } }] as const;

const pageId = (buildId: string, index: number) => `${buildId}-page-${index}`;
const bucketId = (buildId: string, bucket: number) => `${buildId}-bucket-${bucket}`;

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv): ids that count up spread evenly over the buckets. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0;
  return hash;
}

/** The number of pages of a version, and of its buckets. */
const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / partSize));

async function* pagesIn(
  buildId: string,
  entries: AsyncIterable<IssuedEntry>,
  ids: string[],
): AsyncGenerator<Part> {
  let page: IssuedEntry[] = [];
  const part = (): Part => ({
    _id: pageId(buildId, Math.ceil(ids.length / partSize) - 1),
    buildId,
    entries: page,
  });
  for await (const entry of entries) {
    page.push(entry);
    ids.push(entry.registrationId);
    if (page.length < partSize) continue;
    yield part();
    page = [];
  }
  if (page.length > 0) yield part();
}

/** `ids` are those of all entries, by position. */
function* bucketsOf(buildId: string, ids: readonly string[]): Generator<Part> {
  const buckets = pagesOf(ids.length);
  const bucketAt = Uint32Array.from(ids, (id) => hashOf(id) % buckets);
  const sorted = Uint32Array.from(ids.keys()).toSorted(
    (one, other) => (bucketAt[one] ?? 0) - (bucketAt[other] ?? 0) || one - other,
  );
  let at = 0;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const positions: [string, number][] = [];
    for (
      let position = sorted[at];
      position !== undefined && bucketAt[position] === bucket;
      position = sorted[at]
    ) {
      positions.push([ids[position] ?? '', position]);
      at += 1;
    }
    yield { _id: bucketId(buildId, bucket), buildId, positions };
  }
}

/** Only the ids of the entries are in memory at once. */
async function* partsOf(buildId: string, entries: AsyncIterable<IssuedEntry>): AsyncGenerator<Part> {
  const ids: string[] = [];
  yield* pagesIn(buildId, entries, ids);
  yield* bucketsOf(buildId, ids);
}

type Parts = Collection<Part>;

/** Pages in memory, about 30 kB each. They never change, and nearly all readers read the first ones. */
const cachedPages = 100;

/** Reads pages by their ids, each from the store once while it is in memory. */
function pageReader(parts: Parts) {
  const cache = new LRUCache<string, readonly IssuedEntry[]>({ max: cachedPages });
  return async (ids: readonly string[]): Promise<Map<string, readonly IssuedEntry[]>> => {
    const pages = new Map<string, readonly IssuedEntry[]>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const entries = cache.get(id);
      if (entries) pages.set(id, entries);
      else missing.push(id);
    }
    if (missing.length === 0) return pages;
    for (const { _id, entries = [] } of await parts.find({ _id: { $in: missing } }).toArray()) {
      cache.set(_id, entries);
      pages.set(_id, entries);
    }
    return pages;
  };
}

function entriesAt(parts: Parts) {
  const read = pageReader(parts);
  return async (buildId: string, positions: readonly number[]): Promise<IssuedEntry[]> => {
    const idOf = (position: number) => pageId(buildId, Math.floor(position / partSize));
    const pages = await read(positions.map(idOf));
    return positions.flatMap((position) => {
      const entry = pages.get(idOf(position))?.[position % partSize];
      return entry ? [entry] : [];
    });
  };
}

/** The positions of the registrations, sorted. */
async function positionsOf(
  parts: Parts,
  { buildId, total }: StoredVersion,
  registrationIds: readonly string[],
) {
  const buckets = pagesOf(total);
  const ids = [...new Set(registrationIds.map((id) => bucketId(buildId, hashOf(id) % buckets)))];
  const found = await parts.find({ _id: { $in: ids } }).toArray();
  const wanted = new Set(registrationIds);
  const positions = found.flatMap(({ positions: all = [] }) =>
    all.flatMap(([id, position]) => (wanted.has(id) ? [position] : [])),
  );
  return positions.toSorted((a, b) => a - b);
}

/** `onWritten` gets the number of entries after each batch. */
async function write(
  parts: Parts,
  { buildId, entries }: { buildId: string; entries: AsyncIterable<IssuedEntry> },
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  let batch: Promise<void>[] = [];
  const flush = async () => {
    await Promise.all(batch);
    await onWritten((batch.length / 2) * partSize);
    batch = [];
  };
  for await (const part of partsOf(buildId, entries)) {
    batch.push(parts.insertOne(part));
    if (batch.length >= writeBatch) await flush();
  }
  await flush();
}

/** The entries of versions, by position and by registration. */
export function createEntryParts(documents: DocumentStore) {
  const parts = documents.collection<Part>(collectionName);
  const at = entriesAt(parts);
  return {
    write: (
      buildId: string,
      entries: AsyncIterable<IssuedEntry>,
      onWritten: (count: number) => Promise<void>,
    ) => write(parts, { buildId, entries }, onWritten),
    async remove(buildId: string): Promise<void> {
      await parts.deleteMany({ buildId });
    },
    readRange(buildId: string, { skip, limit }: MeritRange): Promise<IssuedEntry[]> {
      const positions = Array.from({ length: limit }, (_, index) => skip + index);
      return at(buildId, positions);
    },
    async readOf(version: StoredVersion, registrationIds: readonly string[]): Promise<IssuedEntry[]> {
      if (registrationIds.length === 0) return [];
      return at(version.buildId, await positionsOf(parts, version, registrationIds));
    },
  };
}

export type EntryParts = ReturnType<typeof createEntryParts>;
