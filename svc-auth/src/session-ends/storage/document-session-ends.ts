import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pending, type Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { sessionsEnded } from '@pathshala/svc-auth-contract/events';
import type { SessionEnds } from '../ports.ts';

export const sessionEndsCollection = 'session_ends';

/** `_id` is the account's. */
interface SessionEnd {
  readonly _id: string;
  readonly endedAt: string;
}

export function createDocumentSessionEnds(platform: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): SessionEnds {
  const collection = platform.documents.collection<SessionEnd & Aggregate>(sessionEndsCollection);
  const store = createAggregateStore<SessionEnd>({ collection, now: platform.now, newId: platform.newId });
  return {
    async record(userId) {
      const endedAt = new Date(platform.now()).toISOString();
      const end = { _id: userId, endedAt };
      const events = [pending(sessionsEnded, { userId, endedAt })];
      if (await isInserted(store.insert(end, events))) return;
      await store.update(userId, () => ({ state: end, events }));
    },
  };
}
