import type { DocumentStore } from '@pathshala/stores/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import { batchChangedEvent, batchJoinedEvent, batchLeftEvent } from '../use-cases/batch-events.ts';
import { batchCollection } from './document-batches.ts';
import { membershipCollection } from './document-memberships.ts';

/** Republishes every batch, and the latest beginning or end of each membership. */
export function republishBatches(documents: DocumentStore): RepublishSource[] {
  const collection = membershipCollection(documents);
  return [
    republishFrom(batchChanged, {
      collection: batchCollection(documents),
      filter: {},
      eventOf: (batch) => batchChangedEvent(batch),
    }),
    republishFrom(batchJoined, { collection, filter: { leftAt: null }, eventOf: batchJoinedEvent }),
    republishFrom(batchLeft, { collection, filter: { leftAt: { $ne: null } }, eventOf: batchLeftEvent }),
  ];
}
