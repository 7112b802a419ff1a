import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { outlineForm, type Outline } from '../domain/outline.ts';
import type { OutlineMark, OutlineMarks, Outlines } from '../ports.ts';
import { courseOutlinedEvent } from '../use-cases/publish-outline.ts';

const name = 'course_outlines';
const marksName = 'outline_marks';

export const outlineAggregates = [name];

export const outlineIndexes = [{ collection: marksName, keys: { at: 1 } }] as const;

function outlineCollection(documents: DocumentStore) {
  return documents.collection<Outline & Aggregate>(name);
}

export function createDocumentOutlines({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Outlines {
  const collection = outlineCollection(documents);
  return {
    ...createAggregateStore<Outline>({ collection, now, newId }),
    async ids() {
      return (await collection.find({ form: outlineForm }, { projection: { _id: 1 } }).toArray()).map(
        ({ _id }) => _id,
      );
    },
  };
}

export function createDocumentOutlineMarks(documents: DocumentStore): OutlineMarks {
  const collection = documents.collection<OutlineMark>(marksName);
  return {
    add: (mark) => collection.insertOne(mark),
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
    before: (time, limit) => collection.find({ at: { $lt: time } }, { sort: { at: 1 }, limit }).toArray(),
  };
}

export function republishOutlines(documents: DocumentStore): RepublishSource[] {
  const collection = outlineCollection(documents);
  return [republishFrom(courseOutlined, { collection, filter: {}, eventOf: courseOutlinedEvent })];
}
