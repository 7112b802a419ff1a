import type { StoredDocument } from '@pathshala/stores/documents/port';
import ofKit from '../../package.json' with { type: 'json' };
import type { Platform } from '../platform/platform.ts';

/** Raised when the kit itself stores something, such as an outbox, so that the programs before cannot work with it. */
const kitFormat = 1;

/** The highest of each number that a program has written into the store of a service. */
interface StoredFormat extends StoredDocument {
  readonly kit: number;
  /** The version of the product that raised it last. */
  readonly product: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** By the name of the collection; missing where none had versions. */
  readonly versions?: Readonly<Record<string, number>>;
  readonly oldestReaders?: Readonly<Record<string, number>>;
}

type Store = Pick<Platform, 'documents' | 'now'>;

/** A newer program has written into the store what this one cannot read. */
export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/** An update of a store that an earlier program has used. */
export interface StoreUpdate {
  /** The version of the product before; null: from before versions were recorded. */
  readonly from: string | null;
  /** Documents to be upgraded. */
  readonly older: number;
}

const marksOf = ({ documents }: Store) => documents.collection<StoredFormat>('kitMarks');
const versionedOf = ({ documents }: Store) => documents.versioned?.() ?? [];

function newerThings(service: string, store: Store, stored: StoredFormat): readonly string[] {
  const { versions = {}, oldestReaders = {} } = stored;
  const known = new Map(versionedOf(store).map(({ name, version }) => [name, version]));
  const collections = Object.entries(oldestReaders)
    .filter(([name, oldest]) => oldest > (known.get(name) ?? 1))
    .map(([name]) => `${name} of version ${versions[name]}, this program knows ${known.get(name) ?? 1}`);
  return stored.kit > kitFormat ? [`${service} in format ${stored.kit}`, ...collections] : collections;
}

/**
 * Rejects with NewerStoreError where a newer program has written what this one would read wrongly or damage. The message says
 * what the operator can do.
 */
export async function refuseNewerStore(service: string, store: Store): Promise<void> {
  const stored = await marksOf(store).findOne({ _id: 'format' });
  if (stored === null) return;
  const newer = newerThings(service, store, stored);
  if (newer.length === 0) return;
  throw new NewerStoreError(
    `Pathshala ${stored.product} has written the store of ${service} since ${stored.since}, and this is ${ofKit.version}, which cannot read it (${newer.join('; ')}). ` +
      `Nothing was changed. Start Pathshala ${stored.product} or newer. To go back, restore the backup that was made before that time into an empty DATA_DIR: npm run restore -- FOLDER --at ${stored.since}`,
  );
}

/** Whether version `one` of the product is older than `other`. */
const isBefore = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;

function isUpToDate(store: Store, stored: StoredFormat | null): boolean {
  if (stored === null || stored.kit < kitFormat || isBefore(stored.product, ofKit.version)) return false;
  return versionedOf(store).every(({ name, version }) => (stored.versions?.[name] ?? 1) >= version);
}

/** Returns null for a store that is new, or that this program or a newer one has used. */
export async function readStoreUpdate(store: Store): Promise<StoreUpdate | null> {
  const stored = await marksOf(store).findOne({ _id: 'format' });
  if (isUpToDate(store, stored)) return null;
  // Every start decides about sample data, so a store without that mark was never in use.
  if ((await marksOf(store).findOne({ _id: 'sample' })) === null) return null;
  const counts = await Promise.all(versionedOf(store).map((collection) => collection.countOlder()));
  return { from: stored?.product ?? null, older: counts.reduce((sum, count) => sum + count, 0) };
}

/** Records what this program writes, before it writes any of it. Each number only grows, also with several processes at once. */
export async function recordStoreFormat(store: Store): Promise<void> {
  const stored = await marksOf(store).findOne({ _id: 'format' });
  if (isUpToDate(store, stored)) return;
  const versions = versionedOf(store).flatMap(({ name, version, oldestReader }) => [
    [`versions.${name}`, version] as const,
    [`oldestReaders.${name}`, oldestReader] as const,
  ]);
  const since = new Date(store.now()).toISOString();
  // A program of the version before, beside newer ones, raises nothing of theirs.
  const product = stored !== null && isBefore(ofKit.version, stored.product) ? stored.product : ofKit.version;
  await marksOf(store).updateOne(
    { _id: 'format' },
    { $max: { kit: kitFormat, ...Object.fromEntries(versions) }, $set: { product, since } },
    { upsert: true },
  );
}
