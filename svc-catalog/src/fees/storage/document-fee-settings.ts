import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { PriceList } from '../domain/plan.ts';
import type { FeeRules, FeeSettings } from '../ports.ts';

const lists = 'price-lists';
const rules = 'fee-rules';

export const feeSettingIndexes = [
  { collection: lists, keys: { editorId: 1 } },
  { collection: rules, keys: { editorId: 1 } },
] as const;

/** Price lists by the id of their course, and the one document of the rules. */
export function createDocumentFeeSettings(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
): FeeSettings {
  const storeOf = <State extends EditMark & { readonly _id: string }>(name: string): AggregateStore<State> =>
    createAggregateStore<State>({
      ...platform,
      collection: platform.documents.collection<State & Aggregate>(name),
    });
  return {
    priceLists: storeOf<PriceList & EditMark>(lists),
    rules: storeOf<FeeRules & EditMark>(rules),
    async forgetEditor(userId) {
      await forgetEditor(platform.documents.collection(lists), userId);
      await forgetEditor(platform.documents.collection(rules), userId);
    },
  };
}
