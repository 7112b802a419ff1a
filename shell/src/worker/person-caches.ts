import { ownerOfCache, personCache } from '@pathshala/web-kit/person-cache';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';

const monthSeconds = 30 * 24 * 60 * 60;
/** The same answer in another language or encoding is better than none. */
const matchOptions = { ignoreVary: true } as const;

interface StrategiesOfPerson {
  /** Asked for anew whenever there is a connection. */
  readonly answer: Strategy;
  readonly picture: Strategy;
  /** Stored only where the person has chosen it. */
  readonly chosen: Strategy;
}

const known = new Map<string, StrategiesOfPerson>();
/** When the caches of a person were deleted, by `performance.now()`. */
const forgotten = new Map<string, number>();

export function strategiesOf(userId: string): StrategiesOfPerson {
  const found = known.get(userId) ?? createStrategies(userId);
  known.set(userId, found);
  return found;
}

function createStrategies(userId: string): StrategiesOfPerson {
  const storable = storableFor(userId);
  const chosen = chosenBy(userId);
  const answers = new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: monthSeconds }) as WorkboxPlugin;
  // When the device has no room left, pictures go first.
  const pictures = new ExpirationPlugin({
    maxEntries: 300,
    maxAgeSeconds: monthSeconds,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
  return {
    answer: new NetworkFirst({
      cacheName: personCache(userId),
      plugins: [storable, answers, chosen],
      matchOptions,
    }),
    picture: new CacheFirst({
      cacheName: personCache(userId, 'pictures'),
      plugins: [storable, pictures, chosen],
      matchOptions,
    }),
    chosen: new NetworkOnly({ plugins: [chosen] }),
  };
}

/** Answers with what the person chose to store if neither the network nor the cache has it. */
function chosenBy(userId: string): WorkboxPlugin {
  return {
    handlerDidError: ({ request }) =>
      caches.match(request, { cacheName: personCache(userId, 'chosen'), ...matchOptions }),
  };
}

/** Good answers only, and none that was asked for before the session ended. */
function storableFor(userId: string): WorkboxPlugin {
  return {
    handlerWillStart: ({ state }) => {
      if (state) state['startedAt'] = performance.now();
      return Promise.resolve();
    },
    cacheWillUpdate: ({ response, state }) => {
      const isOver = (forgotten.get(userId) ?? -1) >= Number(state?.['startedAt'] ?? 0);
      return Promise.resolve(response.status === 200 && !isOver ? response : null);
    },
  };
}

/** Deletes the caches of all other people, with what is noted of their age. Null: of everybody. */
export async function forgetAllBut(userId: string | null): Promise<void> {
  for (const name of await caches.keys()) {
    const owner = ownerOfCache(name);
    if (owner === undefined || owner === userId) continue;
    forgotten.set(owner, performance.now());
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

/** Marks whose browser this is: pictures are asked for without a name. */
export async function beginFor(userId: string): Promise<void> {
  await caches.open(personCache(userId));
}

/** Returns the one person who has caches here; undefined: nobody, or it is not known who. */
export async function ownerOfBrowser(): Promise<string | undefined> {
  const owners = new Set((await caches.keys()).map(ownerOfCache).filter((one) => one !== undefined));
  return owners.size === 1 ? [...owners][0] : undefined;
}
