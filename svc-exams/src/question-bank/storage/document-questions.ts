import { matchText, type Filter, type Sort } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { createTextSearch } from '@pathshala/stores/documents/text-search';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { LabelCount } from '../domain/question-facets.ts';
import { questionKeysOf } from '../domain/question-keys.ts';
import { keysVersion, type BankQuestion, type Difficulty } from '../domain/question.ts';
import type { QuestionFilters, Questions } from '../ports.ts';
import { candidateIndexes, createDocumentCandidates } from './document-candidates.ts';

const name = 'questions';

export const questionAggregates = [name];

const sortFields = {
  newest: 'createdAt',
  created: 'createdAt',
  question: 'textKey',
  subject: 'subjectKey',
  difficulty: 'difficultyRank',
  points: 'points',
  used: 'useCount',
};

/** The fields that search and filters compare: part of each index, so that they read the index alone, not the documents. */
const compared = {
  textKey: 1,
  subject: 1,
  chapter: 1,
  difficulty: 1,
  tagLines: 1,
  forPractice: 1,
  useCount: 1,
} as const;

export const questionIndexes = [
  ...[...new Set(Object.values(sortFields))]
    .filter((field) => field !== 'createdAt')
    .map((field) => ({
      collection: name,
      keys: { deletedAt: 1, [field]: 1, _id: 1, ...compared } as const,
    })),
  ...([1, -1] as const).map((createdAt) => ({
    collection: name,
    keys: { deletedAt: 1, createdAt, placeInFile: 1, _id: 1, ...compared } as const,
  })),
  // `labels` are counted by this index.
  {
    collection: name,
    keys: {
      deletedAt: 1,
      subject: 1,
      chapter: 1,
      difficulty: 1,
      tagLines: 1,
      forPractice: 1,
      useCount: 1,
    } as const,
  },
  // The index of the students' search, which reads it alone.
  {
    collection: name,
    keys: {
      deletedAt: 1,
      forPractice: 1,
      createdAt: -1,
      _id: 1,
      wordsKey: 1,
      subject: 1,
      chapter: 1,
    } as const,
  },
  ...candidateIndexes,
  { collection: name, keys: { duplicateKey: 1 } as const },
  { collection: name, keys: { keysVersion: 1 } as const },
  { collection: name, keys: { removalDueAt: 1 } as const },
  { collection: name, keys: { editorId: 1 } as const },
];

function filterOf({ subject, chapter, difficulty, tag, used, forPractice }: QuestionFilters): Filter {
  const equal = Object.entries({ subject, chapter, difficulty }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(equal),
    ...(tag !== undefined && { tagLines: matchText(`\n${tag}\n`) }),
    ...(used !== undefined && { useCount: used === 'yes' ? { $gt: 0 } : 0 }),
    ...(forPractice !== undefined && { forPractice: forPractice === 'yes' }),
  };
}

const present = { deletedAt: null } as const;

/** Questions from one file are sorted as in the file, the newest file first or last. */
function sortOf(sort: string): Sort {
  const { createdAt, ...others } = sortBy(sort, sortFields);
  return createdAt === undefined ? others : { createdAt, placeInFile: 1, _id: 1 };
}

const forPractice = { ...present, forPractice: true } as const;

const labels = ['subject', 'chapter', 'difficulty', 'tagLines'] as const;

function labelCountOf(values: readonly unknown[], count: number): LabelCount {
  const [subject, chapter, difficulty, tagLines] = values as [string, string, Difficulty, string];
  return { subject, chapter, difficulty, tagLines, count };
}

export function questionCollection(documents: Platform['documents']) {
  return documents.collection<BankQuestion & Aggregate>(name);
}

type Stores = Pick<Platform, 'documents' | 'now' | 'newId'>;
type QuestionCollection = ReturnType<typeof questionCollection>;

function readingOf(collection: QuestionCollection, now: () => number) {
  const search = createTextSearch({ collection, fields: ['textKey'], now });
  const searchWords = createTextSearch({ collection, fields: ['wordsKey'], now });
  return {
    list: ({ q, page, pageSize, sort, ...filters }) =>
      search({ q, scope: present, filter: filterOf(filters) }, { page, pageSize, sort: sortOf(sort) }),
    searchPractice: ({ q, ...filters }, page) =>
      searchWords(
        { q, scope: forPractice, filter: filterOf(filters) },
        { ...page, sort: { createdAt: -1, _id: 1 }, isCounted: false },
      ),
    findMany: (ids) => collection.find({ ...present, _id: { $in: ids } }).toArray(),
    async listAll({ q, ...filters }, limit) {
      const page = { page: 1, pageSize: limit, sort: sortOf('-newest') };
      return (await search({ q, scope: present, filter: filterOf(filters) }, page)).items;
    },
    async count({ q, ...filters }) {
      if (!q) return collection.countDocuments({ ...present, ...filterOf(filters) });
      const query = { q, scope: present, filter: filterOf(filters) };
      return (await search(query, { page: 1, pageSize: 1, sort: sortOf('-newest') })).total;
    },
    async labelCounts(filters) {
      const rows = await collection.countBy(labels, { ...present, ...filterOf(filters) });
      return rows.map(({ values, count }) => labelCountOf(values, count));
    },
    drawable: (filters) =>
      collection
        .find(
          { ...present, forPractice: true, ...filterOf(filters) },
          { projection: { subject: 1, chapter: 1 }, sort: { createdAt: 1, _id: 1 } },
        )
        .toArray(),
    async identities({ ids, duplicateKeys }) {
      const options = { projection: { duplicateKey: 1, formerKeys: 1, uses: 1 } } as const;
      const [byId, byText] = await Promise.all([
        collection.find({ ...present, _id: { $in: ids } }, options).toArray(),
        collection.find({ ...present, duplicateKey: { $in: duplicateKeys } }, options).toArray(),
      ]);
      return [...new Map([...byId, ...byText].map((one) => [one._id, one])).values()];
    },
    async idsByDuplicateKey(keys) {
      const filter = { ...present, duplicateKey: { $in: keys } };
      const found = await collection.find(filter, { projection: { duplicateKey: 1 } }).toArray();
      return new Map(found.map(({ _id, duplicateKey }) => [duplicateKey, _id]));
    },
    listRestorable: (at) =>
      collection.find(restorableAt(at), { sort: { removalDueAt: -1 }, limit: maxDeletedListed }).toArray(),
    async listRemovalDue(at, limit) {
      const due = { removalDueAt: { $gt: 0, $lte: at } };
      const found = await collection.find(due, { limit, projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
  } satisfies Partial<Questions>;
}

export function createDocumentQuestions({ documents, now, newId }: Stores): Questions {
  const collection = questionCollection(documents);
  const aggregates = createAggregateStore<BankQuestion>({ collection, now, newId });
  return {
    ...aggregates,
    ...readingOf(collection, now),
    ...createDocumentCandidates(collection, aggregates),
    async addUse(questionId, examId) {
      await collection.updateOne(
        { _id: questionId, uses: { $ne: examId } },
        { $push: { uses: examId }, $inc: { useCount: 1, rev: 1 } },
      );
    },
    async removeUse(questionId, examId) {
      await collection.updateOne(
        { _id: questionId, uses: examId },
        { $pull: { uses: examId }, $inc: { useCount: -1, rev: 1 } },
      );
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

const upgradedAtOnce = 200;

/** Computes keys of earlier versions again. It can be repeated; a question that was changed meanwhile has new keys already. */
export function upgradeQuestionKeys(documents: Platform['documents']) {
  const collection = questionCollection(documents);
  const isOlder = { keysVersion: { $ne: keysVersion } };
  return async (): Promise<void> => {
    let last = '';
    for (;;) {
      const options = { sort: { _id: 1 }, limit: upgradedAtOnce } as const;
      const older = await collection.find({ _id: { $gt: last }, ...isOlder }, options).toArray();
      for (const question of older) {
        const { _id, version } = question;
        await collection.updateOne({ _id, version, ...isOlder }, { $set: { ...questionKeysOf(question) } });
      }
      last = older.at(-1)?._id ?? last;
      if (older.length < upgradedAtOnce) return;
    }
  };
}
