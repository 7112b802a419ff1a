import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { PaperQuestions } from '../ports.ts';

interface PaperQuestion {
  readonly _id: string;
  readonly paperId: string;
  readonly duplicateKey: string;
}

/** The name is from the time when it held the questions of campaigns only. */
const name = 'campaign_questions';

/** The number of writes that share a disk flush without delaying the saves of others. */
const writesAtOnce = 50;

export const paperQuestionIndexes = [{ collection: name, keys: { duplicateKey: 1, paperId: 1 } }] as const;

export function createDocumentPaperQuestions(documents: DocumentStore): PaperQuestions {
  const collection = documents.collection<PaperQuestion>(name);
  return {
    async store(paperId, duplicateKeys) {
      await mapInBatches([...new Set(duplicateKeys)], writesAtOnce, (duplicateKey) =>
        insertOnce(collection, {
          _id: derivedId('campaign-question', paperId, duplicateKey),
          paperId,
          duplicateKey,
        }),
      );
    },
    async papersWith(duplicateKeys) {
      const found = await collection.find({ duplicateKey: { $in: duplicateKeys } }).toArray();
      const byKey = Map.groupBy(found, ({ duplicateKey }) => duplicateKey);
      return new Map([...byKey].map(([key, questions]) => [key, questions.map(({ paperId }) => paperId)]));
    },
  };
}
