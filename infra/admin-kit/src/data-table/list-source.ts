import { useServices } from '@pathshala/web-kit/services';
import type { AnswerOf, InputArgs, RouteShape } from '@pathshala/web-kit/route-types';
import type { CallOptions } from '@pathshala/web-kit/api';
import { useMemo } from 'react';

export interface ListedRow {
  readonly _id: string;
}

/** The query of a list endpoint. `pageSize` is left out where it is the server's default. */
export type ListRequest = Readonly<Record<string, string | number>>;

export type PathParams = Readonly<Record<string, string>>;

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** No row contains the text searched for; these words were searched for instead, best first. */
  readonly near?: readonly string[] | undefined;
}

/** The source of a table's rows. */
export interface ListSource<Row> {
  /** Queries of this path are invalidated by `invalidates: [path]` of a mutation. */
  readonly path: string;
  /** The parameters of the path, for a list below something: `{ id }` of `/shelves/{id}/books`. */
  readonly params?: PathParams;
  readonly fetch: (request: ListRequest, signal?: AbortSignal) => Promise<ListPage<Row>>;
}

type RowOf<Route extends RouteShape> =
  AnswerOf<Route> extends ListPage<infer Row extends ListedRow> ? Row : never;

/**
 * The list endpoint of a contract: `useApiList<typeof listUsers>('/users')`, and with the parameters of its path
 * `useApiList<typeof listBooks>('/shelves/{id}/books', { id })`.
 */
export function useApiList<Route extends RouteShape>(
  path: Route['path'],
  params?: PathParams,
): ListSource<RowOf<Route>> {
  const { api } = useServices();
  const key = JSON.stringify(params);
  return useMemo(() => {
    const input = key === undefined ? {} : { params: JSON.parse(key) as PathParams };
    return {
      path,
      ...input,
      fetch: async (query, signal) => {
        const args = [{ ...input, query }, signal ? { signal } : {}];
        const answer = await api.call<Route>(
          'get',
          path,
          ...(args as unknown as InputArgs<Route, CallOptions>),
        );
        return answer as ListPage<RowOf<Route>>;
      },
    };
  }, [api, path, key]);
}

/** The key of a query of this list: that of `useApiQuery`. */
export function listKey({ path, params }: Pick<ListSource<never>, 'path' | 'params'>, query: object) {
  return [path, { ...(params && { params }), query }] as const;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface FetchAllOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

const largestPage = 100;

/** All rows that a request matches, without duplicates where rows moved between pages meanwhile. */
export async function fetchAll<Row extends ListedRow>(
  source: ListSource<Row>,
  request: ListRequest,
  { signal, onProgress }: FetchAllOptions,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const { items, total } = await source.fetch({ ...request, page, pageSize: largestPage }, signal);
    for (const row of items) rows.set(row._id, row);
    pages = Math.ceil(total / largestPage);
    onProgress({ done: Math.min(total, page * largestPage), total });
  }
  return [...rows.values()];
}
