import type { Collection, DocumentStore, Shape } from '@pathshala/stores/documents/port';

/** The error of every write from the chosen one on. */
export class SimulatedCrash extends Error {
  constructor() {
    super('the process crashed here');
  }
}

type AnyCollection = Collection<{ readonly _id: string }>;

const writes = ['insertOne', 'updateOne', 'updateMany', 'findOneAndUpdate', 'deleteOne', 'deleteMany'];

/** A document store that fails every write from a chosen one on, as if the process had crashed there. */
export function crashingStore() {
  const state: { crash: { collection: string; writesBefore: number } | null; isDown: boolean } = {
    crash: null,
    isDown: false,
  };
  function requireRunning(collection: string): void {
    if (state.crash?.collection === collection) {
      if (state.crash.writesBefore === 0) state.isDown = true;
      state.crash.writesBefore -= 1;
    }
    if (state.isDown) throw new SimulatedCrash();
  }
  const wrapCollection = (name: string, collection: AnyCollection) =>
    new Proxy(collection, {
      get(target, key: keyof AnyCollection) {
        const value: unknown = target[key];
        if (typeof value !== 'function') return value;
        return (...input: unknown[]) => {
          if (writes.includes(key)) requireRunning(name);
          return Reflect.apply(value, target, input) as unknown;
        };
      },
    });
  const wrap = (documents: DocumentStore): DocumentStore => ({
    ping: () => documents.ping(),
    close: () => documents.close(),
    versioned: () => documents.versioned?.() ?? [],
    collection: <T extends { readonly _id: string }>(name: string, shape?: Shape) =>
      wrapCollection(name, documents.collection(name, shape)) as unknown as Collection<T>,
  });
  return {
    wrap,
    /** Lets `writesBefore` writes to the collection succeed first. */
    crashAt: (collection: string, writesBefore = 0): void => {
      state.crash = { collection, writesBefore };
    },
    restart: (): void => {
      state.crash = null;
      state.isDown = false;
    },
  };
}
