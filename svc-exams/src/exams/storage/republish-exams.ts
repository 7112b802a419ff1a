import type { DocumentStore } from '@pathshala/stores/documents/port';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { examPaperPublished, examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import { paperPublishedEvent, paperWithdrawnEvent } from '../use-cases/paper-events.ts';
import { examCollection } from './document-exams.ts';

/** Republishes the latest paper of each offered exam, and the withdrawal of each other one. */
export function republishExams(documents: DocumentStore): RepublishSource[] {
  const collection = examCollection(documents);
  return [
    republishFrom(examPaperPublished, {
      collection,
      filter: { isPaperPublished: true },
      eventOf: paperPublishedEvent,
    }),
    republishFrom(examPaperWithdrawn, {
      collection,
      filter: { isPaperPublished: false },
      eventOf: paperWithdrawnEvent,
    }),
  ];
}
