import type { Collection } from '@pathshala/documents/port';
import type { Editors } from '../enrolments/use-cases/ports.ts';

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
