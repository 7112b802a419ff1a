import type { ListRequest, ListSource } from '@pathshala/admin-kit/data-table/list-source';
import type { readBatch } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useMemo } from 'react';
import { nameBatch, shortId, unknownAccount } from '../../students/account-name.tsx';
import { type NamedRow, useNamedRows } from '../../students/use-named-rows.ts';

interface FeeRow {
  readonly studentId: string;
  readonly batchId: string | null;
  /** The account that entered a line of the ledger. */
  readonly byId?: string | null;
}

export type NamedFee<Row extends FeeRow> = NamedRow<Row> & {
  /** Empty without a batch. */
  readonly batchName: string;
  /** Empty for the system. */
  readonly byName: string;
};

/** Rows with all their names, so that a file has them too: of the student, of the batch, and of who entered it. */
export function useNamedFees<Row extends FeeRow>(source: ListSource<Row>): ListSource<NamedFee<Row>> {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, queryClient } = useServices();
  const named = useNamedRows(source);
  return useMemo(() => {
    const batchPath = '/courses/batches/{id}';
    async function batchOf(id: string | null): Promise<string> {
      if (id === null) return '';
      const input = { params: { id } };
      // A batch that cannot be read leaves its id in the file, and the list as it is.
      const batch = await queryClient
        .fetchQuery({
          queryKey: [batchPath, input],
          queryFn: () => api.call<typeof readBatch>('get', batchPath, input),
          staleTime: 300_000,
        })
        .catch(() => null);
      return batch === null ? shortId(id) : inLanguage(batch.name);
    }
    async function accountOf(id: string | null): Promise<string> {
      if (id === null) return '';
      return (await nameBatch(api)(id)) ?? translate(unknownAccount, { id: shortId(id) });
    }
    return {
      ...named,
      async fetch(request: ListRequest, signal?: AbortSignal) {
        const page = await named.fetch(request, signal);
        const items = await Promise.all(
          page.items.map(async (row) => {
            const [batchName, byName] = await Promise.all([
              batchOf(row.batchId),
              accountOf(row.byId ?? null),
            ]);
            return { ...row, batchName, byName };
          }),
        );
        return { ...page, items };
      },
    };
  }, [named, translate, inLanguage, api, queryClient]);
}
