import type { Collection } from '@pathshala/service-kit/documents';

/** Who edited what: the name of an administrator is in the mark of the latest edit. */
export interface Editors {
  /** Takes the name out of every edit of this account. */
  forget(userId: string): Promise<void>;
}

type Marked = Pick<Collection<{ readonly _id: string }>, 'updateMany'>;

export function createEditors(collections: readonly Marked[]): Editors {
  return {
    async forget(userId) {
      await Promise.all(
        collections.map((collection) =>
          collection.updateMany(
            { editorId: userId },
            { $set: { editorId: null, 'edited.by': null }, $inc: { rev: 1 } },
          ),
        ),
      );
    },
  };
}
