import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import type { defineWaitingWork, WaitingItem, waitingWork } from '@pathshala/contract-kit/waiting-work';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { type Aggregate, pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { republishFrom } from '@pathshala/service-kit/events/republish';
import { handle } from '@pathshala/service-kit/http/handler';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { oldestFirst } from './waiting-item.ts';

/** Finds what waits in one capability. */
export type ListWaitingWork = () => Promise<readonly WaitingItem[]>;

/** Finds what waits of the courses and batches of an administrator with limited rights. */
export type ListLimitedWork = (limitedTo: LimitedTo) => Promise<readonly WaitingItem[]>;

export interface WaitingWorkParts {
  readonly route: ReturnType<typeof defineWaitingWork>;
  readonly event: EventDefinition<EventName, typeof waitingWork>;
  readonly sources: readonly ListWaitingWork[];
  /** Only these are shown to administrators with limited rights. */
  readonly limitedSources?: readonly ListLimitedWork[];
}

/** The last published state. */
interface Snapshot {
  readonly _id: string;
  readonly version: number;
  readonly items: readonly WaitingItem[];
  /** Epoch milliseconds. */
  readonly publishedAt: number;
}

const collectionName = 'kitWaitingWork';
const snapshotId = 'waiting-work';
const lookEveryMs = 60_000;
/** A change of what waits is published this long after the snapshot before it, at the earliest. */
const leastIntervalMs = 3 * 60_000;
/** The limit of published items, those that wait longest; a snapshot stays small. */
const maxPublished = 60;

/**
 * Answers what waits for the caller, and publishes what waits for any administrator as a snapshot whenever it has changed.
 * Snapshot and event are one write; of several processes one publishes.
 */
export function waitingWorkCapability(
  { documents, now, newId }: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { route, event, sources, limitedSources = [] }: WaitingWorkParts,
): Capability {
  const collection = documents.collection<Snapshot & Aggregate>(collectionName);
  const store = createAggregateStore<Snapshot>({ collection, now, newId });
  const listWithin = async (limitedTo: LimitedTo) =>
    oldestFirst((await Promise.all(limitedSources.map((list) => list(limitedTo)))).flat());
  const listAll = async () => oldestFirst((await Promise.all(sources.map((list) => list()))).flat());
  const eventOf = ({ version, items }: Snapshot): PendingEvent =>
    pending(event, { version, items: [...items] });

  async function publish(): Promise<void> {
    const items = (await listAll()).slice(0, maxPublished);
    const stored = await store.find(snapshotId);
    if (stored === null) {
      const first = { _id: snapshotId, version: now(), items, publishedAt: now() };
      return insertOnce(first);
    }
    await store.update(snapshotId, (snapshot) => {
      const next = nextSnapshot(snapshot, items, now());
      return next && { state: next, events: [eventOf(next)] };
    });
  }

  async function insertOnce(first: Snapshot): Promise<void> {
    try {
      await store.insert(first, [eventOf(first)]);
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
  }

  return {
    routes: [
      handle(route, async ({ identity }) => {
        const { limitedTo } = identity;
        const items = limitedTo === undefined ? await listAll() : await listWithin(limitedTo);
        return { items: items.filter(({ permission }) => holdsPermission(identity, permission)) };
      }),
    ],
    publishes: [event],
    aggregates: [collectionName],
    jobs: [{ name: 'publish-waiting-work', everyMs: lookEveryMs, run: publish }],
    republishable: [republishFrom(event, { collection, filter: {}, eventOf })],
  };
}

/** Null: nothing has changed, or the last snapshot is too recent. The version is a time, so that it grows after a restore, too. */
function nextSnapshot(snapshot: Snapshot, items: readonly WaitingItem[], now: number): Snapshot | null {
  if (JSON.stringify(snapshot.items) === JSON.stringify(items)) return null;
  if (now < snapshot.publishedAt + leastIntervalMs) return null;
  return { ...snapshot, version: Math.max(snapshot.version + 1, now), items, publishedAt: now };
}
