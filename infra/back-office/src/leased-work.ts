import type { Collection, StoredDocument } from '@pathshala/stores/documents/port';

/** Work that goes on in steps in the background, of one process at a time. */
export interface LeasedWork extends StoredDocument {
  readonly state: string;
  /** Epoch ms. Running work whose lease has ended is continued by the process that finds it. */
  readonly leaseUntil: number;
}

type Held = Pick<LeasedWork, '_id' | 'leaseUntil'>;

export interface LeasedWorks<Work extends LeasedWork> {
  /** False: it is not waiting for a confirmation. */
  confirm(id: string, order: Partial<Work>): Promise<boolean>;
  /** Leases running work that no process holds to this caller until `until`; null for none. */
  acquire(now: number, until: number): Promise<Work | null>;
  /** False: another has taken over after the lease had ended. */
  progress(held: Held, change: Partial<Work>): Promise<boolean>;
}

/** `waiting` is the state before the confirmation. Index: `{ state: 1, leaseUntil: 1 }`. */
export function createLeasedWorks<Work extends LeasedWork>(
  collection: Collection<Work>,
  waiting: Work['state'],
): LeasedWorks<Work> {
  return {
    async confirm(_id, order) {
      const change = { $set: { ...order, state: 'running' } };
      return (await collection.updateOne({ _id, state: waiting }, change)).matchedCount > 0;
    },
    acquire: (now, leaseUntil) =>
      collection.findOneAndUpdate({ state: 'running', leaseUntil: { $lte: now } }, { $set: { leaseUntil } }),
    async progress({ _id, leaseUntil }, change) {
      return (await collection.updateOne({ _id, leaseUntil }, { $set: change })).matchedCount > 0;
    },
  };
}

export interface Step<Work> {
  /** The changed fields of the work after the step. */
  readonly change: Partial<Work>;
  /** Nothing is left to do. */
  readonly isLast: boolean;
}

/** A process that has stopped within a step is replaced after this time. */
const leaseMs = 30_000;

/** A job: does all confirmed work, step by step. A step may be repeated after a crash, so that it must change nothing twice. */
export function runLeasedWork<Work extends LeasedWork>(
  works: Pick<LeasedWorks<Work>, 'acquire' | 'progress'>,
  { now, step }: { readonly now: () => number; readonly step: (held: Work) => Promise<Step<Work>> },
) {
  async function run(acquired: Work): Promise<void> {
    let held = acquired;
    for (;;) {
      const { change, isLast } = await step(held);
      const stored = { ...change, leaseUntil: isLast ? 0 : now() + leaseMs };
      const isHeld = await works.progress(held, stored);
      if (isLast || !isHeld) return;
      held = { ...held, ...stored };
    }
  }

  return async (): Promise<void> => {
    for (;;) {
      const found = await works.acquire(now(), now() + leaseMs);
      if (found === null) return;
      await run(found);
    }
  };
}
