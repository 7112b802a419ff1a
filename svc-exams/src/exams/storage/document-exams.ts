import type { Reach } from '@pathshala/rules/limited-rights';
import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { addressedToOneOf } from '@pathshala/stores/documents/addressed-to';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Exam } from '../domain/exam.ts';
import type { ExamQuery, Exams } from '../ports.ts';

const name = 'exams';

export const examAggregates = [name];

export const examListKeys: readonly ListKey[] = [{ collection: name, field: 'titleKey' }];

const sortFields = {
  number: 'examNumber',
  title: 'titleKey',
  type: 'type',
  marks: 'totalMarks',
  start: 'startingDate',
  changed: 'edited.at',
};

/** The fields that search and filters compare: part of each index, so that they read the index alone, not the questions. */
const compared = {
  titleKey: 1,
  type: 1,
  parentType: 1,
  parentId: 1,
  courseId: 1,
  addressedTo: 1,
} as const;

export const examIndexes = [
  ...Object.values(sortFields).map((field) => ({
    collection: name,
    keys: { isPaperPublished: 1, [field]: 1, _id: 1, ...compared } as const,
  })),
  { collection: name, keys: { courseId: 1, isPaperPublished: 1 } },
  { collection: name, keys: { parentId: 1, parentType: 1 } },
  { collection: name, keys: { removalDueAt: 1 } },
] as const;

const withoutContent = { mcqs: 0, written: 0, markingScheme: 0, outbox: 0 } as const;

const placeFields = {
  parentType: 1,
  parentId: 1,
  parentTitle: 1,
  subjectId: 1,
  subjectTitle: 1,
  courseId: 1,
  courseName: 1,
  isParentMissing: 1,
} as const;

function filterOf(query: ExamQuery): Filter {
  const { q, type, parentType, parentId, courseIds, subjectId, parents, batchIds, within } = query;
  const wanted = Object.entries({ type, parentType, parentId, subjectId }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    isPaperPublished: true,
    ...Object.fromEntries(wanted),
    ...(courseIds && { courseId: { $in: courseIds } }),
    ...(parents && { parentId: { $in: parents } }),
    ...(batchIds && addressedToOneOf('addressedTo', batchIds)),
    ...(within === undefined
      ? containsText(['titleKey'], q)
      : { $and: [filterWithin(within), containsText(['titleKey'], q)] }),
  };
}

const filterWithin = ({ courseIds, batchIds, batchCourseIds }: Reach): Filter => ({
  $or: [
    { courseId: { $in: [...courseIds] } },
    { courseId: { $in: [...batchCourseIds] }, ...addressedToOneOf('addressedTo', batchIds) },
  ],
});

export function examCollection(documents: DocumentStore) {
  return documents.collection<Exam & Aggregate>(name);
}

export function createDocumentExams({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Exams {
  const collection = examCollection(documents);
  return {
    ...createAggregateStore<Exam>({ collection, now, newId }),
    list: (query) =>
      findPage(collection, filterOf(query), {
        page: query.page,
        pageSize: query.pageSize,
        sort: sortBy(query.sort, sortFields),
        projection: withoutContent,
      }),
    head: (id) => collection.findOne({ _id: id }, { projection: withoutContent }),
    placesIn: (courseId) => collection.find({ courseId }, { projection: placeFields }).toArray(),
    listRestorable: (at) =>
      collection
        .find(restorableAt(at), {
          sort: { removalDueAt: -1 },
          limit: maxDeletedListed,
          projection: withoutContent,
        })
        .toArray(),
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
