import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { GradebookRow } from '../ports.ts';

const name = 'gradebook-percents';

const writesAtOnce = 25;

/** The counted result of a current student in one exam or assignment, by which a large course is sorted. */
interface StoredPercent extends StoredDocument {
  readonly courseId: string;
  readonly itemId: string;
  readonly studentId: string;
  readonly rowId: string;
  readonly percent: number;
}

export const percentIndexes = [
  { collection: name, keys: { courseId: 1, itemId: 1, percent: 1, _id: 1, rowId: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

interface Column {
  readonly courseId: string;
  readonly itemId: string;
}

interface Slice {
  readonly direction: 1 | -1;
  readonly skip: number;
  readonly limit: number;
}

type Percents = GradebookRow['percents'];

export function createDocumentPercents(documents: DocumentStore) {
  const collection = documents.collection<StoredPercent>(name);
  const idOf = (rowId: string, itemId: string): string => derivedId(rowId, itemId);
  return {
    /** The ids of rows. */
    async idsOf(column: Column, { direction, skip, limit }: Slice): Promise<readonly string[]> {
      const sort = { percent: direction, _id: direction } as const;
      const options = { sort, skip, limit, projection: { rowId: 1 } } as const;
      return (await collection.find({ ...column }, options).toArray()).map(({ rowId }) => rowId);
    },
    countOf: (column: Column): Promise<number> => collection.countDocuments({ ...column }),
    /** Writes what differs from what is stored. */
    async write(
      { rowId, courseId, studentId }: Omit<StoredPercent, '_id' | 'itemId' | 'percent'>,
      percents: Percents,
      stored: Percents,
    ): Promise<void> {
      const changed = Object.entries(percents).filter(([itemId, percent]) => stored[itemId] !== percent);
      await mapInBatches(changed, writesAtOnce, async ([itemId, percent]) => {
        const _id = idOf(rowId, itemId);
        const fields = { courseId, studentId, rowId, itemId, percent };
        const isNew = stored[itemId] === undefined && (await insertOnce(collection, { _id, ...fields }));
        if (!isNew) await collection.updateOne({ _id }, { $set: fields }, { upsert: true });
      });
      const gone = Object.keys(stored).filter((itemId) => !Object.hasOwn(percents, itemId));
      if (gone.length === 0) return;
      await collection.deleteMany({ _id: { $in: gone.map((itemId) => idOf(rowId, itemId)) } });
    },
    async removeStudent(studentId: string): Promise<void> {
      await collection.deleteMany({ studentId });
    },
  };
}
