import { personCache } from '@pathshala/web-kit/person-cache';

/** A part of a course that this person keeps in this browser: a chapter, or a unit with its papers. */
export interface StoredPart {
  /** The size of the stored part, uncompressed. */
  readonly bytes: number;
  /** Addresses of its answers and pictures; another part may have some of them, too. */
  readonly paths: readonly string[];
}

interface PartPlace {
  readonly userId: string;
  /** `chapter/<id>`, `unit/<id>`. */
  readonly name: string;
}

/** Answers of the API by their address, `/api/…`. */
export type PartAnswers = ReadonlyMap<string, unknown>;

const notes = '/stored/';

const openCache = (userId: string): Promise<Cache> => caches.open(personCache(userId, 'chosen'));

/** Null: it is not stored. */
export async function storedPart({ userId, name }: PartPlace): Promise<StoredPart | null> {
  if (!(await caches.has(personCache(userId, 'chosen')))) return null;
  const note = await (await openCache(userId)).match(notes + name);
  return note === undefined ? null : ((await note.json()) as StoredPart);
}

/**
 * Stores what its pages ask for, and the pictures in it. Rejects with a QuotaExceededError when the device is full: then
 * nothing of it stays.
 */
export async function keepPart(place: PartPlace, answers: PartAnswers): Promise<StoredPart> {
  const pictures = [
    ...new Set(JSON.stringify([...answers.values()]).match(/\/api\/files\/[\w/.-]+/gu) ?? []),
  ];
  const cache = await openCache(place.userId);
  const paths: string[] = [];
  let bytes = 0;
  async function store(path: string, response: Response): Promise<void> {
    const content = await response.clone().blob();
    await cache.put(path, response);
    paths.push(path);
    bytes += content.size;
  }
  try {
    for (const [path, answer] of answers) await store(path, Response.json(answer));
    for (const path of pictures) {
      const response = await fetch(path);
      // A picture that is gone is missing in the course, too.
      if (response.ok) await store(path, response);
    }
    const stored: StoredPart = { bytes, paths };
    await cache.put(notes + place.name, Response.json(stored));
    return stored;
  } catch (error) {
    await removePaths(place, paths);
    throw error;
  }
}

export async function removePart(place: PartPlace): Promise<void> {
  const stored = await storedPart(place);
  if (stored !== null) await removePaths(place, stored.paths);
}

/** Paths that other parts have as well stay. */
async function removePaths({ userId, name }: PartPlace, paths: readonly string[]): Promise<void> {
  const cache = await openCache(userId);
  await cache.delete(notes + name);
  const others = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url, location.href);
    if (!pathname.startsWith(notes)) continue;
    const other = await storedPart({ userId, name: pathname.slice(notes.length) });
    for (const path of other?.paths ?? []) others.add(path);
  }
  for (const path of paths) if (!others.has(path)) await cache.delete(path);
}
