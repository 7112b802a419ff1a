import type { readBatch } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** The name of a batch; a list may show it many times, and asks once. */
export function BatchName({ batchId }: { readonly batchId: string }): string {
  const inLanguage = useBilingual();
  const { data } = useApiQuery<typeof readBatch>(
    '/courses/batches/{id}',
    { params: { id: batchId } },
    { staleTime: 300_000 },
  );
  return data === undefined ? '…' : inLanguage(data.name);
}
