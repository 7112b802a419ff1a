import type { ApiError } from '@pathshala/web-kit/api-error';
import { keepPreviousData, useQuery, useQueryClient } from '@pathshala/web-kit/query';
import { listKey, type ListedRow, type ListPage, type ListRequest, type ListSource } from '../list-source.ts';

export interface ListState<Row> {
  /** The page, or the previous one while the next is loading. */
  readonly page: ListPage<Row> | undefined;
  /** The error; if there is a page as well, the refresh failed, and the page is older. */
  readonly error: Error | null;
  /** A page of another query is shown while this one is loading. */
  readonly isPrevious: boolean;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
  readonly refresh: () => void;
  /** Reloads all pages of the list, after changes of its rows. */
  readonly invalidate: () => Promise<void>;
}

/** One page of a list. Its key is that of `useApiQuery`. */
export function useListPage<Row extends ListedRow>(
  source: ListSource<Row>,
  request: ListRequest,
): ListState<Row> {
  const queryClient = useQueryClient();
  const query = useQuery<ListPage<Row>, ApiError>({
    queryKey: listKey(source, request),
    queryFn: ({ signal }) => source.fetch(request, signal),
    placeholderData: keepPreviousData,
  });
  return {
    page: query.data,
    error: query.error,
    isPrevious: query.isPlaceholderData,
    updatedAt: query.dataUpdatedAt,
    refresh: () => void query.refetch(),
    invalidate: () => queryClient.invalidateQueries({ queryKey: [source.path] }),
  };
}
