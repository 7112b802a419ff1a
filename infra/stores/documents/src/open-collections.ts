import type { Collection, DocumentStore, Shape, StoredDocument, VersionedCollection } from './port.ts';
import { ShapedCollection } from './shaped-collection.ts';

type Open = <T extends StoredDocument>(name: string) => Collection<T>;

/** The collections of one store, each opened once: what `collection` and `versioned` of the port require of every adapter. */
export function openCollections(open: Open): Required<Pick<DocumentStore, 'collection' | 'versioned'>> {
  const collections = new Map<string, Collection<StoredDocument>>();
  const shapes = new Map<string, Shape>();
  const versioned: VersionedCollection[] = [];
  return {
    collection<T extends StoredDocument>(name: string, shape?: Shape): Collection<T> {
      const known = collections.get(name);
      if (known !== undefined) {
        if (shape !== undefined && shapes.get(name) !== shape)
          throw new Error(
            `${name} was opened before without these versions: give them where it is opened first`,
          );
        return known as unknown as Collection<T>;
      }
      const stored = open<T>(name);
      const opened = shape === undefined ? stored : new ShapedCollection<T>(stored, shape);
      if (shape !== undefined) shapes.set(name, shape);
      if (opened instanceof ShapedCollection) versioned.push(opened);
      collections.set(name, opened);
      return opened;
    },
    versioned: () => versioned,
  };
}
