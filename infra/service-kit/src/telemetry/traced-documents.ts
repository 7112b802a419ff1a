import { SpanKind } from '@opentelemetry/api';
import type { Collection, DocumentStore, Shape, StoredDocument } from '@pathshala/stores/documents/port';
import { inSpan, isRecording } from './tracing.ts';

/** The same store, with a span for each operation inside a recorded trace. Only for a process that keeps traces. */
export function tracedDocuments(documents: DocumentStore): DocumentStore {
  const known = new Map<string, unknown>();
  return {
    isShared: documents.isShared ?? false,
    collection<Stored extends StoredDocument>(name: string, shape?: Shape): Collection<Stored> {
      const traced = known.get(name) ?? tracedCollection(documents.collection<Stored>(name, shape));
      known.set(name, traced);
      return traced as Collection<Stored>;
    },
    versioned: () => documents.versioned?.() ?? [],
    ping: () => documents.ping(),
    close: () => documents.close(),
  };
}

function tracedCollection<Stored extends StoredDocument>(collection: Collection<Stored>): Collection<Stored> {
  const { name } = collection;
  const inStore = <Result>(operation: string, run: () => Promise<Result>): Promise<Result> =>
    isRecording() ? inSpan({ name: `${operation} ${name}`, kind: SpanKind.CLIENT }, run) : run();
  return {
    name,
    findOne: (...args) => inStore('findOne', () => collection.findOne(...args)),
    find(...args) {
      const cursor = collection.find(...args);
      return {
        toArray: () => inStore('find', () => cursor.toArray()),
        [Symbol.asyncIterator]: () => cursor[Symbol.asyncIterator](),
      };
    },
    insertOne: (document) => inStore('insertOne', () => collection.insertOne(document)),
    updateOne: (...args) => inStore('updateOne', () => collection.updateOne(...args)),
    updateMany: (...args) => inStore('updateMany', () => collection.updateMany(...args)),
    findOneAndUpdate: (...args) => inStore('findOneAndUpdate', () => collection.findOneAndUpdate(...args)),
    deleteOne: (filter) => inStore('deleteOne', () => collection.deleteOne(filter)),
    deleteMany: (filter) => inStore('deleteMany', () => collection.deleteMany(filter)),
    countDocuments: (filter) => inStore('countDocuments', () => collection.countDocuments(filter)),
    countBy: (...args) => inStore('countBy', () => collection.countBy(...args)),
    createIndex: (...args) => collection.createIndex(...args),
  };
}
