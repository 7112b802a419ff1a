import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ChargeStart } from '../ports.ts';

interface StoredStart {
  readonly _id: string;
  readonly startedAt: string;
}

/** `prepare` stores the time of the first start; it never changes. */
export function createDocumentChargeStart({
  documents,
  now,
}: Pick<Platform, 'documents' | 'now'>): ChargeStart & { readonly prepare: () => Promise<void> } {
  const collection = documents.collection<StoredStart>('ledger-start');
  const _id = 'start';
  let known: string | undefined;
  return {
    async prepare() {
      await insertOnce(collection, { _id, startedAt: new Date(now()).toISOString() });
    },
    async startedAt() {
      known ??= (await collection.findOne({ _id }))?.startedAt;
      return known ?? '';
    },
  };
}
