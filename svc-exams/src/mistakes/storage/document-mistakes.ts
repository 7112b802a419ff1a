import { DomainError } from '@pathshala/contract-kit/domain-error';
import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Mistakes } from '../ports.ts';
import { cardsAtOnce, type Mistake } from '../domain/mistake.ts';
export const mistakesIndexes = [
  { collection: 'mistakes', keys: { studentId: 1, isRemoved: 1, 'memory.dueAt': 1 } },
] as const;

/** More lost races than this indicate an error. */
const maxRaces = 5;

export function createDocumentMistakes(documents: DocumentStore): Mistakes {
  const stored: Collection<Mistake> = documents.collection('mistakes');
  const deletedAccounts: Collection<StoredDocument> = documents.collection('mistakes_deleted_accounts');
  return {
    idOf: (studentId, questionId) => derivedId('mistake', studentId, questionId),

    find: (id) => stored.findOne({ _id: id }),

    async findAll(ids) {
      if (ids.length === 0) return new Map();
      const found = await stored.find({ _id: { $in: ids } }).toArray();
      return new Map(found.map((mistake) => [mistake._id, mistake]));
    },

    async insertAll(studentId, mistakes) {
      const inserted = await mapInBatches(mistakes, cardsAtOnce, (mistake) => insertOnce(stored, mistake));
      const made = mistakes.filter((_, at) => inserted[at]);
      if (made.length === 0) return made;
      // Checked after the writes: a deletion in between finds the stored cards, an earlier one is found here.
      if ((await deletedAccounts.findOne({ _id: studentId })) === null) return made;
      await stored.deleteMany({ _id: { $in: made.map(({ _id }) => _id) } });
      return [];
    },

    async change(id, rule) {
      for (let race = 0; race < maxRaces; race += 1) {
        const mistake = await stored.findOne({ _id: id });
        const after = mistake === null ? null : rule(mistake);
        if (mistake === null || after === null) return mistake;
        const { rev } = mistake;
        const { _id, ...fields } = { ...after, rev: rev + 1 };
        if ((await stored.updateOne({ _id, rev }, { $set: fields })).matchedCount > 0) {
          return { _id, ...fields };
        }
      }
      throw new DomainError('conflict', 'common.conflict');
    },

    page({ studentId, dueBy, page, pageSize }) {
      const due = dueBy === undefined ? {} : { 'memory.dueAt': { $lte: dueBy } };
      const filter = { studentId, isRemoved: false, ...due };
      return findPage(stored, filter, { page, pageSize, sort: { 'memory.dueAt': 1, _id: 1 } });
    },

    dueReviews: dueReviewsIn(stored),

    async remove(id) {
      await stored.deleteOne({ _id: id });
    },

    async removeAllOf(studentId) {
      await insertOnce(deletedAccounts, { _id: studentId });
      await stored.deleteMany({ studentId });
    },
  };
}

function dueReviewsIn(stored: Collection<Mistake>): Mistakes['dueReviews'] {
  return async ({ after, limit, from, to }) => {
    const students: { studentId: string; count: number }[] = [];
    let last: string | null = null;
    for (let looked = 0; looked < limit; looked += 1) {
      const filter = { studentId: { $gt: last ?? after } };
      const next = await stored.findOne(filter, { sort: { studentId: 1 }, projection: { studentId: 1 } });
      if (next === null) break;
      last = next.studentId;
      const own = { studentId: last, isRemoved: false };
      const isNew = await stored.countDocuments({ ...own, 'memory.dueAt': { $gt: from, $lte: to } });
      if (isNew === 0) continue;
      const count = await stored.countDocuments({ ...own, 'memory.dueAt': { $lte: to } });
      students.push({ studentId: last, count });
    }
    return { last, students };
  };
}
