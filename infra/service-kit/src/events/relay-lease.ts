import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';

/** Makes one relay at a time publish, of those that share a store. */
export interface RelayLease {
  /** Takes or renews the lease. False: another relay has it. */
  hold(): Promise<boolean>;
  /** Another relay need not wait for the end of the lease. Does nothing where the lease is not held. */
  release(): Promise<void>;
}

interface Lease extends StoredDocument {
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

const leaseId = 'outbox';
/** Longer than a batch takes. What a killed holder had begun to publish waits for this long. */
const leaseMs = 5_000;

export function createRelayLease(
  documents: DocumentStore,
  { holder, now }: { readonly holder: string; readonly now: () => number },
): RelayLease {
  const leases = documents.collection<Lease>('relay-leases');
  let isHeld = false;
  return {
    async hold() {
      const until = now() + leaseMs;
      const ownOrOver = { _id: leaseId, $or: [{ holder }, { until: { $lt: now() } }] };
      const { matchedCount } = await leases.updateOne(ownOrOver, { $set: { holder, until } });
      isHeld = matchedCount > 0 || (await insertOnce(leases, { _id: leaseId, holder, until }));
      return isHeld;
    },
    async release() {
      if (!isHeld) return;
      isHeld = false;
      await leases.updateOne({ _id: leaseId, holder }, { $set: { until: 0 } });
    },
  };
}
