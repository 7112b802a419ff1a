import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Rating } from '../domain/rating.ts';
import type { Ratings } from '../ports.ts';

const name = 'ratings';

export const ratingIndexes = [
  { collection: name, keys: { courseId: 1, stars: 1 } },
  { collection: name, keys: { studentId: 1 } },
  { collection: name, keys: { changedAt: 1 } },
] as const;

const allStars = [1, 2, 3, 4, 5] as const;

export function createDocumentRatings(documents: DocumentStore): Ratings {
  const collection = documents.collection<Rating>(name);
  return {
    find: (_id) => collection.findOne({ _id }),
    async write(rating) {
      if (await insertOnce(collection, rating)) return;
      const { _id, stars, changeId, changedAt } = rating;
      await collection.updateOne({ _id }, { $set: { stars, changeId, changedAt } });
    },
    async markCounted(_id, changeId) {
      await collection.updateOne({ _id, changeId }, { $set: { changeId: null, changedAt: null } });
    },
    async count(courseId) {
      const counts = await Promise.all(
        allStars.map(async (stars) => ({
          stars,
          count: await collection.countDocuments({ courseId, stars }),
        })),
      );
      return {
        sum: counts.reduce((sum, { stars, count }) => sum + stars * count, 0),
        count: counts.reduce((sum, { count }) => sum + count, 0),
      };
    },
    uncounted: (changedBefore, limit) =>
      collection.find({ changedAt: { $lte: changedBefore } }, { sort: { changedAt: 1 }, limit }).toArray(),
    listOfStudent: ({ studentId, page, pageSize }) =>
      findPage(collection, { studentId, stars: { $gte: 1 } }, { page, pageSize, sort: { _id: 1 } }),
    ofStudent: (studentId) => collection.find({ studentId }).toArray(),
    async delete(_id) {
      await collection.deleteOne({ _id });
    },
  };
}
