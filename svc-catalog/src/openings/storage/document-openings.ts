import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { OpeningPlan, OpeningPlans } from '../ports.ts';

const name = 'openings';

export const openingIndexes = [{ collection: name, keys: { editorId: 1 } }] as const;

export function createDocumentOpenings(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): OpeningPlans {
  const collection = platform.documents.collection<OpeningPlan & Aggregate>(name);
  return {
    ...createAggregateStore<OpeningPlan>({ ...platform, collection }),
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
