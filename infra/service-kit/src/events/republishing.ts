import type { Bus } from '@pathshala/stores/bus/port';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RepublishRun } from '@pathshala/contract-kit/operations';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import type { EventLog } from './event-log.ts';
import { republish, type RepublishSource } from './republish.ts';

/** The last run of an event, under its name. Any replica of the service reads it. */
interface StoredRun extends StoredDocument {
  readonly runId: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly consumer: string | null;
  readonly published: number;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly reason: string | null;
  /** Epoch ms of the last progress: the process of a run that has none for long was stopped. */
  readonly seenAt: number;
}

export const republishCollection = 'kitRepublishing';

/** Longer than a page of events takes while the broker refuses each of them for ten seconds. */
const silentMs = 60_000;

class StoppedError extends Error {}

export interface RepublishRequest {
  readonly event: string;
  readonly consumer?: string | undefined;
}

export interface RepublishingDependencies {
  readonly documents: DocumentStore;
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: EventLog;
}

/** Publishes events of one service again, in the background of the process that was asked. */
export function createRepublishing(sources: readonly RepublishSource[], deps: RepublishingDependencies) {
  const { documents, now, newId, log } = deps;
  const runs = documents.collection<StoredRun>(republishCollection);
  const running = new Set<Promise<void>>();
  let isStopped = false;

  async function claim({ event, consumer = null }: { event: string; consumer?: string | null | undefined }) {
    const startedAt = new Date(now()).toISOString();
    const fresh = { state: 'running', published: 0, endedAt: null, reason: null } as const;
    const run: StoredRun = { ...fresh, _id: event, runId: newId(), consumer, startedAt, seenAt: now() };
    const last = await runs.findOne({ _id: event });
    if (last !== null && shown(last, now()).state === 'running') throw alreadyRuns();
    const { _id, ...$set } = run;
    const isClaimed =
      last === null
        ? await insertOnce(runs, run)
        : (await runs.updateOne({ _id, runId: last.runId }, { $set })).matchedCount === 1;
    if (!isClaimed) throw alreadyRuns();
    return run;
  }

  return {
    async list() {
      // An event may have several sources: one a kind of the things that it is about.
      const events = [...new Set(sources.map(({ event }) => event.name))].sort();
      const stored = await runs.find({ _id: { $in: events } }).toArray();
      const byEvent = new Map(stored.map((run) => [run._id, shown(run, now())]));
      return events.map((event) => ({ event, run: byEvent.get(event) ?? null }));
    },
    /** Resolves when the run has begun. */
    async start({ event, consumer }: RepublishRequest): Promise<RepublishRun> {
      const wanted = sources.filter((source) => source.event.name === event);
      if (wanted.length === 0)
        throw new DomainError('not-found', 'common.republish-unknown', { params: { event } });
      const run = await claim({ event, consumer });
      const done = publishAll(run, wanted, { ...deps, runs, isStopped: () => isStopped })
        .catch((error: unknown) => log.warn({ err: error, event }, 'the end of a run could not be stored'))
        .finally(() => running.delete(done));
      running.add(done);
      return shown(run, now());
    },
    /** Ends the runs of this process after the events that are being published. */
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

interface Publishing extends RepublishingDependencies {
  readonly runs: Collection<StoredRun>;
  readonly isStopped: () => boolean;
}

async function record(
  { _id, runId }: StoredRun,
  change: Partial<StoredRun>,
  { runs, now }: Publishing,
): Promise<void> {
  await runs.updateOne({ _id, runId }, { $set: { ...change, seenAt: now() } });
}

/** One source after another; the count goes on from one to the next. Stores how it ended. */
async function publishAll(
  run: StoredRun,
  wanted: readonly RepublishSource[],
  publishing: Publishing,
): Promise<void> {
  const { bus, now, newId, log, isStopped } = publishing;
  const consumer = run.consumer ?? undefined;
  let published = 0;
  const end = (change: Partial<StoredRun>) =>
    record(run, { ...change, published, endedAt: new Date(now()).toISOString() }, publishing);
  try {
    for (const source of wanted) {
      const before = published;
      const onProgress = async (count: number): Promise<void> => {
        if (isStopped()) throw new StoppedError('the service was stopped');
        published = before + count;
        await record(run, { published }, publishing);
      };
      published = before + (await republish(source, { bus, now, newId, consumer, onProgress }));
    }
    await end({ state: 'done' });
  } catch (error) {
    log.warn({ err: error, event: run._id }, 'an event could not be published again');
    await end({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function alreadyRuns(): DomainError {
  return new DomainError('conflict', 'common.republish-runs');
}

function shown(run: StoredRun, now: number): RepublishRun {
  const { state, consumer, published, startedAt, endedAt, reason, seenAt } = run;
  const isSilent = state === 'running' && now - seenAt > silentMs;
  return { state: isSilent ? 'interrupted' : state, consumer, published, startedAt, endedAt, reason };
}
