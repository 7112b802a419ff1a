import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';

const writes = ['insertOne', 'updateOne', 'updateMany', 'findOneAndUpdate', 'deleteOne', 'deleteMany'];

/** A document store that fails every write from the n-th one on, in any collection, as if the process had been killed. */
export function failingWrites() {
  let left = Infinity;
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    collection: <T extends { readonly _id: string }>(name: string) =>
      new Proxy(documents.collection<T>(name), {
        get(target: Collection<T>, key: keyof Collection<T>) {
          const value: unknown = target[key];
          if (typeof value !== 'function') return value;
          return (...input: unknown[]) => {
            if (writes.includes(key)) {
              if (left === 0) throw new Error('the process was killed here');
              left -= 1;
            }
            return Reflect.apply(value, target, input) as unknown;
          };
        },
      }),
  });
  return {
    wrap,
    killAfter: (count: number): void => {
      left = count;
    },
    restart: (): void => {
      left = Infinity;
    },
  };
}
