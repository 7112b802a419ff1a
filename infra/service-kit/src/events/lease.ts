import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';

/** Makes one process at a time do something, of those that share a store. */
export interface Lease {
  /** Takes or renews the lease. False: another process has it. */
  hold(): Promise<boolean>;
  /** Another process need not wait for the end of the lease. Does nothing where the lease is not held. */
  release(): Promise<void>;
}

interface StoredLease extends StoredDocument {
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Longer than a batch takes. What a killed holder had begun to publish waits for this long. */
const leaseMs = 5_000;

export interface LeaseOptions {
  /** Names what is done. */
  readonly id: string;
  readonly holder: string;
  readonly now: () => number;
}

export function createLease(documents: DocumentStore, { id: _id, holder, now }: LeaseOptions): Lease {
  const leases = documents.collection<StoredLease>('relay-leases');
  let isHeld = false;
  return {
    async hold() {
      const until = now() + leaseMs;
      const ownOrOver = { _id, $or: [{ holder }, { until: { $lt: now() } }] };
      const { matchedCount } = await leases.updateOne(ownOrOver, { $set: { holder, until } });
      isHeld = matchedCount > 0 || (await insertOnce(leases, { _id, holder, until }));
      return isHeld;
    },
    async release() {
      if (!isHeld) return;
      isHeld = false;
      await leases.updateOne({ _id, holder }, { $set: { until: 0 } });
    },
  };
}
