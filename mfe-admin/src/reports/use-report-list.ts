import type { ListPage, ListRequest, ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { useMemo } from 'react';
import type { ReportRange } from './report-range.ts';

interface ReportListOptions<Item, Row> {
  readonly path: string;
  readonly range: ReportRange;
  /** Both functions must be stable between renders. */
  readonly fetch: (query: ReportRange & ListRequest, signal?: AbortSignal) => Promise<ListPage<Item>>;
  readonly rowOf: (item: Item) => Row;
}

/** The list of a report: its days are part of every request, and of what is cached. */
export function useReportList<Item, Row extends { readonly _id: string }>(
  options: ReportListOptions<Item, Row>,
): ListSource<Row> {
  const { path, fetch, rowOf } = options;
  const { from, to } = options.range;
  return useMemo(
    () => ({
      path,
      params: { from, to },
      async fetch(request, signal) {
        const { items, ...page } = await fetch({ from, to, ...request }, signal);
        return { ...page, items: items.map(rowOf) };
      },
    }),
    [path, from, to, fetch, rowOf],
  );
}
