import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';

/** A document store that lets a test run an action just before the next write to a collection. */
export function pausedStore(watched: string) {
  let before: (() => Promise<void>) | null = null;
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) => {
      const collection = documents.collection<T>(name);
      if (name !== watched) return collection;
      return new Proxy(collection, {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          if (key !== 'insertOne' && key !== 'updateOne') return value.bind(target) as unknown;
          return async (...input: unknown[]) => {
            const first = before;
            before = null;
            await first?.();
            return (await Reflect.apply(value, target, input)) as unknown;
          };
        },
      });
    },
  });
  return {
    wrap,
    /** Runs the action once. */
    beforeWrite: (action: () => Promise<void>): void => {
      before = action;
    },
  };
}
