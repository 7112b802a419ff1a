import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { CampaignQuestions } from '../ports.ts';

interface CampaignQuestion {
  readonly _id: string;
  readonly paperId: string;
  readonly duplicateKey: string;
}

const name = 'campaign_questions';

export const campaignQuestionIndexes = [{ collection: name, keys: { duplicateKey: 1, paperId: 1 } }] as const;

export function createDocumentCampaignQuestions(documents: DocumentStore): CampaignQuestions {
  const collection = documents.collection<CampaignQuestion>(name);
  return {
    async store(paperId, duplicateKeys) {
      await Promise.all(
        [...new Set(duplicateKeys)].map((duplicateKey) =>
          insertOnce(collection, {
            _id: derivedId('campaign-question', paperId, duplicateKey),
            paperId,
            duplicateKey,
          }),
        ),
      );
    },
    async papersWith(duplicateKeys) {
      const found = await collection.find({ duplicateKey: { $in: duplicateKeys } }).toArray();
      const byKey = Map.groupBy(found, ({ duplicateKey }) => duplicateKey);
      return new Map([...byKey].map(([key, questions]) => [key, questions.map(({ paperId }) => paperId)]));
    },
  };
}
