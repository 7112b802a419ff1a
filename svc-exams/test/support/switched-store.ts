import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';

/** A document store with one collection that can be made unavailable and available again. */
export function switchedStore(away: string) {
  const state = { isAway: false };
  const unavailable = () => Promise.reject(new StoreUnavailableError(new Error('away')));
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = documents.collection<T>(name);
      if (name !== away) return collection;
      return new Proxy(collection, {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          if (!state.isAway) return value.bind(target) as unknown;
          return key === 'find' ? () => ({ toArray: unavailable }) : unavailable;
        },
      });
    },
  });
  return { state, wrap };
}
