import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { examExtended } from '@pathshala/svc-exams-contract/events';
import { extensionsCollection, type ExamExtension } from './document-extra-times.ts';

/** Republishes the times until which exams are sat beyond their end. */
export function republishable(documents: DocumentStore): readonly RepublishSource[] {
  return [
    republishFrom(examExtended, {
      collection: documents.collection<ExamExtension>(extensionsCollection),
      filter: {},
      eventOf: ({ _id: examId, campaignId, until }) => pending(examExtended, { examId, campaignId, until }),
    }),
  ];
}
