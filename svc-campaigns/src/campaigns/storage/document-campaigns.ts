import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { betweenDays } from '@pathshala/stores/documents/between-days';
import { containsText } from '@pathshala/stores/documents/contains-text';
import type { Collection, DocumentStore, Filter, Sort } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxDeletedListed } from '@pathshala/back-office/recently-deleted';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import type { Campaign, Phase } from '../domain/campaign.ts';
import type { CampaignQuery, CampaignRange, Campaigns, Places } from '../ports.ts';
import { createDocumentPlaces } from './document-places.ts';

type CampaignDocument = Campaign & Aggregate;

export const campaignsCollection = 'campaigns';

export const campaignListKeys: readonly ListKey[] = [{ collection: campaignsCollection, field: 'titleKey' }];

const sortFields = { name: 'titleKey', start: 'startDate', end: 'endDate', registered: 'seatsTaken' };

/** The fields that search and filters compare. */
const filterKeys = {
  titleKey: 1,
  startDate: 1,
  endDate: 1,
  isPaperPublished: 1,
  resultsReleasedAt: 1,
  archivedAt: 1,
} as const;

/** One index per sort, with the fields that search and filters compare, so that they read the index alone, not the documents. */
const listIndexes = Object.values(sortFields).map((field) => ({
  collection: campaignsCollection,
  keys: { kind: 1, deletedAt: 1, [field]: 1, _id: 1, ...filterKeys } as const,
}));

export const campaignIndexes = [
  ...listIndexes,
  { collection: campaignsCollection, keys: { kind: 1, endDate: 1 } },
  { collection: campaignsCollection, keys: { kind: 1, resultsReleasedAt: 1, endDate: 1 } },
  { collection: campaignsCollection, keys: { deletedAt: 1, startDate: 1 } },
  { collection: campaignsCollection, keys: { isCancellationDue: 1 } },
  { collection: campaignsCollection, keys: { removalDueAt: 1 } },
  { collection: campaignsCollection, keys: { deletedAt: 1 } },
] as const;

const withoutQuestions = {
  'exam.subjects.mcqs.question': 0,
  'exam.subjects.mcqs.explanation': 0,
  'exam.subjects.mcqs.options': 0,
  outbox: 0,
} as const;

const isOpen = (now: string): Filter => ({ endDate: { $gte: now }, deletedAt: null });

const isIn: Readonly<Record<Phase, (now: string) => Filter>> = {
  running: (now) => ({ startDate: { $lte: now }, endDate: { $gte: now } }),
  upcoming: (now) => ({ startDate: { $gt: now } }),
  past: (now) => ({ endDate: { $lt: now } }),
};

const byDate: Readonly<Record<Phase, Sort>> = {
  running: { endDate: 1, _id: 1 },
  upcoming: { startDate: 1, _id: 1 },
  past: { endDate: -1, _id: 1 },
};

const resultsAre = {
  due: (now: string) => [{ endDate: { $lt: now } }, { resultsReleasedAt: null }],
  released: () => [{ resultsReleasedAt: { $ne: null } }],
} as const;

const archivedAre = { only: { archivedAt: { $ne: null } }, with: {} } as const;

/** Conditions of a phase and of a range may be on the same field, so they are not merged. */
function filterOf(query: CampaignQuery): Filter {
  const { kind, phase, now, text, startFrom, startTo, exam, results, archived } = query;
  const conditions: Filter[] = [
    betweenDays('startDate', startFrom, startTo),
    phase ? isIn[phase](now) : {},
    ...(results ? resultsAre[results](now) : []),
  ].filter((condition) => Object.keys(condition).length > 0);
  return {
    kind,
    deletedAt: null,
    ...(archived ? archivedAre[archived] : { archivedAt: null }),
    ...(exam ? { isPaperPublished: exam === 'with' } : {}),
    ...containsText(['titleKey'], text),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

function sortOf(order: CampaignRange['order'], phase: Phase = 'upcoming'): Sort {
  return order === 'date' ? byDate[phase] : sortBy(order, sortFields);
}

type Reads = Omit<Campaigns, keyof Places | 'find' | 'insert' | 'update'>;

function readsOf(collection: Collection<CampaignDocument>): Reads {
  const list = (filter: Filter, range: { sort?: Sort; skip?: number; limit?: number } = {}) =>
    collection.find(filter, { ...range, projection: withoutQuestions }).toArray();
  return {
    list: (query, { order, ...range }) =>
      list(filterOf(query), { ...range, sort: sortOf(order, query.phase) }),
    count: (query) => collection.countDocuments(filterOf(query)),
    findByIds: (ids) => list({ _id: { $in: ids } }),
    findExamsByIds: (ids) =>
      list({ _id: { $in: ids }, kind: 'exam', deletedAt: null }, { sort: { startDate: -1, _id: 1 } }),
    listOpen: (now) => list(isOpen(now)),
    listToRelease: (now, limit) =>
      list(
        {
          kind: 'exam',
          resultsReleasedAt: null,
          endDate: { $lt: now },
          startedAt: { $gt: '' },
          deletedAt: null,
        },
        { sort: { endDate: -1, _id: 1 }, limit },
      ),
    listExamsNotOver: (now) =>
      collection
        .find({ kind: 'exam', ...isOpen(now) }, { sort: { startDate: 1, _id: 1 }, projection: { outbox: 0 } })
        .toArray(),
    listOpenWithLimit: (now) => list({ ...isOpen(now), maxParticipants: { $gt: 0 } }),
    listStarting: ({ from, to }) => list({ startDate: { $gt: from, $lte: to }, deletedAt: null }),
    listRestorable: (now) =>
      list(
        { deletedAt: { $gt: new Date(now - restoreWindowMs).toISOString() } },
        { sort: { deletedAt: -1 }, limit: maxDeletedListed },
      ),
    async listRemovalDue(now, limit) {
      const options = { sort: { removalDueAt: 1 }, limit, projection: { _id: 1 } } as const;
      const due = await collection.find({ removalDueAt: { $lte: now } }, options).toArray();
      return due.map(({ _id }) => _id);
    },
    listCancellationDue: (limit) => list({ isCancellationDue: true }, { limit }),
    listUnannouncedReleases: (limit) =>
      list(
        { kind: 'exam', resultsReleasedAt: { $ne: null }, isReleaseAnnounced: false, deletedAt: null },
        { limit },
      ),
    forgetEditor: (userId) => forgetEditor(collection, userId, 'editedById'),
    async revOf(campaignId) {
      const found = await collection.findOne({ _id: campaignId }, { projection: { rev: 1 } });
      return found?.rev ?? null;
    },
  };
}

interface CampaignStorage {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createDocumentCampaigns({ documents, now, newId }: CampaignStorage): Campaigns {
  const collection = documents.collection<CampaignDocument>(campaignsCollection);
  return {
    ...createAggregateStore<Campaign>({ collection, now, newId }),
    ...readsOf(collection),
    ...createDocumentPlaces(collection),
  };
}
