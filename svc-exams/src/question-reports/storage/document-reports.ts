import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { questionKey, type Report } from '../domain/report.ts';
import type { ReportQuery, Reports } from '../ports.ts';
const name = 'question_reports';

export const reportAggregates = [name];

export const reportListKeys: readonly ListKey[] = [{ collection: name, field: 'titleKey', from: 'title' }];

const sortFields = { sent: 'sentAt', title: 'titleKey' };

export const reportIndexes = [
  { collection: name, keys: { examId: 1, questionId: 1, state: 1 } },
  { collection: name, keys: { studentId: 1, sentAt: -1 } },
  { collection: name, keys: { answeredById: 1 } },
  ...Object.values(sortFields).flatMap((field) => [
    { collection: name, keys: { state: 1, [field]: 1, _id: 1 } as const },
    { collection: name, keys: { [field]: 1, _id: 1 } as const },
  ]),
] as const;

function filterOf({ q, state, reason, examId }: ReportQuery): Filter {
  return {
    ...(state === undefined ? {} : { state }),
    ...(reason === undefined ? {} : { reason }),
    ...(examId === undefined ? {} : { examId }),
    ...(q ? containsText(['titleKey'], q) : {}),
  };
}

export function createDocumentReports({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Reports {
  const collection = documents.collection<Report & Aggregate>(name);
  const isOpen = { state: 'open' } as const;
  return {
    ...createAggregateStore<Report>({ collection, now, newId }),
    idOf: ({ studentId, examId, paperVersion, questionId }) =>
      derivedId('question-report', studentId, examId ?? '', paperVersion ?? 0, questionId),
    ownOf: ({ studentId, examId, paperVersion, questionId }) =>
      collection.findOne({ studentId, examId, paperVersion, questionId }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    ofStudent: (studentId, limit) =>
      collection.find({ studentId }, { sort: { sentAt: -1, _id: 1 }, limit }).toArray(),
    openOf: ({ examId, questionId }) => collection.find({ examId, questionId, ...isOpen }).toArray(),
    async countOpen(questions) {
      const distinct = new Map(questions.map((question) => [questionKey(question), question]));
      const counts = [...distinct].map(async ([key, { examId, questionId }]) => {
        const count = await collection.countDocuments({ examId, questionId, ...isOpen });
        return [key, count] as const;
      });
      return new Map(await Promise.all(counts));
    },
    async forget(userId) {
      await collection.updateMany({ studentId: userId }, { $set: { studentId: null }, $inc: { rev: 1 } });
      await collection.updateMany(
        { answeredById: userId },
        { $set: { answeredById: null, answeredBy: null }, $inc: { rev: 1 } },
      );
    },
  };
}
