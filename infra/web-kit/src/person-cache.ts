/** The caches of one person in this browser: deleted at the end of the session (decision 0025). */
const prefixes = {
  answers: 'person:',
  pictures: 'pictures:',
  /** The prefix of what the person chose to store: only the person removes it, or the end of the session. */
  chosen: 'chosen:',
} as const;

export function personCache(userId: string, kind: keyof typeof prefixes = 'answers'): string {
  return prefixes[kind] + userId;
}

/** Undefined: not a cache of a person. */
export function ownerOfCache(name: string): string | undefined {
  const prefix = Object.values(prefixes).find((one) => name.startsWith(one));
  return prefix === undefined ? undefined : name.slice(prefix.length);
}

/** Absent where the page is reached by plain http. */
function cachesOfBrowser(): CacheStorage | undefined {
  return (globalThis as { readonly caches?: CacheStorage }).caches;
}

/** A place of its own beside the answers of the API, which begin with `/api/`. */
const addressOf = (name: string): string => `/stored/${name}`;

/** Stores a note of this person until the session ends. Where the browser stores nothing, it is forgotten. */
export async function keepForPerson(userId: string, name: string, note: unknown): Promise<void> {
  await unlessRefused(async (caches) => {
    const cache = await caches.open(personCache(userId));
    await cache.put(addressOf(name), Response.json(note));
  });
}

/** Null: there is none. */
export async function storedForPerson<Note>(userId: string, name: string): Promise<Note | null> {
  const found = await findNote(userId, name);
  return found ? ((await found.json()) as Note) : null;
}

/** Whether there is such a note, without reading it. */
export async function isStoredForPerson(userId: string, name: string): Promise<boolean> {
  return (await findNote(userId, name)) !== undefined;
}

function findNote(userId: string, name: string): Promise<Response | undefined> {
  return unlessRefused((caches) => caches.match(addressOf(name), { cacheName: personCache(userId) }));
}

export async function forgetForPerson(userId: string, name: string): Promise<void> {
  await unlessRefused(async (caches) => {
    if (await caches.has(personCache(userId))) {
      await (await caches.open(personCache(userId))).delete(addressOf(name));
    }
  });
}

/** A browser that forbids storage, or has no room left, rejects. */
async function unlessRefused<Result>(
  work: (caches: CacheStorage) => Promise<Result>,
): Promise<Result | undefined> {
  const caches = cachesOfBrowser();
  if (caches === undefined) return undefined;
  try {
    return await work(caches);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
