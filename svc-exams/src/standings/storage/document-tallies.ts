import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore, Filter } from '@pathshala/stores/documents/port';
import type { ListOfWeek, StoredTally, Tallies } from '../ports.ts';

interface TallyDocument extends StoredTally {
  readonly _id: string;
}

const name = 'standing_tallies';

export const tallyIndexes = [
  { collection: name, keys: { week: 1, points: -1, _id: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

/** A document for each member and week. */
export function createDocumentTallies(documents: DocumentStore): Tallies {
  const stored: Collection<TallyDocument> = documents.collection(name);
  return {
    ofStudent: (studentId) => stored.find({ studentId }).toArray(),

    async write(tally, rev) {
      const _id = `${tally.week}.${tally.studentId}`;
      if (rev === null) return insertOnce(stored, { _id, ...tally, rev: 1 });
      const { points, lists } = tally;
      const { matchedCount } = await stored.updateOne(
        { _id, rev },
        { $set: { points, lists, rev: rev + 1 } },
      );
      return matchedCount > 0;
    },

    page: (list, page) =>
      findPage(stored, rowsOf(list, { $gt: 0 }), { ...page, sort: { points: -1, _id: 1 } }),

    countAbove: (list, points) => stored.countDocuments(rowsOf(list, { $gt: points })),

    async removeOf(studentId) {
      await stored.deleteMany({ studentId });
    },

    async removeBefore(week) {
      await stored.deleteMany({ week: { $lt: week } });
    },
  };
}

function rowsOf({ week, list }: ListOfWeek, points: Filter): Filter {
  return { week, lists: list, points };
}
