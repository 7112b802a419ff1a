import { type QueryChanges, useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ColumnFilter, DataColumn } from '../data-table-types.ts';
import type { ListRequest } from '../list-source.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** The server's default. */
const defaultPageSize = 10;

export interface TableQuery {
  readonly page: number;
  readonly pageSize: number;
  /** `name` or `-name`; empty: the order of the server. */
  readonly sort: string;
  readonly q: string;
  /** Query parameters of the filters that are set. */
  readonly filters: Readonly<Record<string, string>>;
  /** Search or a filter is set. */
  readonly isFiltered: boolean;
  /** The query for the list endpoint. */
  readonly request: ListRequest;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (size: number) => void;
  readonly setSort: (sort: string) => void;
  readonly search: (q: string) => void;
  /** An empty or undefined value removes the filter. */
  readonly setFilters: (filters: Readonly<Record<string, string | undefined>>) => void;
}

export interface TableQueryOptions {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'filter' | 'sortable'>[];
  /** The order while the URL names none. */
  readonly defaultSort?: string | undefined;
}

/** The query parameters of a column's filter. */
export function parametersOf(id: string, { kind, name = id }: ColumnFilter): readonly string[] {
  return kind === 'date-range' ? [`${name}From`, `${name}To`] : [name];
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

function isValid(filter: ColumnFilter, value: string): boolean {
  if (filter.kind === 'choice') return filter.options.some((option) => option.value === value);
  return filter.kind === 'named' || aDay.test(value);
}

function filtersIn(params: URLSearchParams, columns: TableQueryOptions['columns']): Record<string, string> {
  const set = columns.flatMap(({ id, filter }) =>
    filter === undefined
      ? []
      : parametersOf(id, filter)
          .map((name) => [name, params.get(name) ?? ''] as const)
          .filter(([, value]) => value !== '' && isValid(filter, value)),
  );
  return Object.fromEntries(set);
}

function sortIn(params: URLSearchParams, { columns, defaultSort = '' }: TableQueryOptions): string {
  const sort = params.get('sort') ?? '';
  const id = sort.startsWith('-') ? sort.slice(1) : sort;
  return columns.some((column) => column.id === id && column.sortable === true) ? sort : defaultSort;
}

/** Search, filters, sort and page of a list, in the URL. A value that the table does not know is ignored. */
export function useTableQuery(options: TableQueryOptions): TableQuery {
  const [params, change] = useQueryParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const pageSize = pageSizes.find((size) => String(size) === params.get('pageSize')) ?? defaultPageSize;
  const q = params.get('q') ?? '';
  const sort = sortIn(params, options);
  const filters = filtersIn(params, options.columns);
  /** Another list begins at its first page. */
  const changeList = (changes: QueryChanges): void => change({ ...changes, page: undefined });
  return {
    page,
    pageSize,
    sort,
    q,
    filters,
    isFiltered: q !== '' || Object.keys(filters).length > 0,
    request: {
      page,
      ...(pageSize === defaultPageSize ? {} : { pageSize }),
      ...(sort === '' ? {} : { sort }),
      ...(q === '' ? {} : { q }),
      ...filters,
    },
    setPage: (next) => change({ page: next }),
    setPageSize: (size) => changeList({ pageSize: size === defaultPageSize ? undefined : size }),
    setSort: (next) => changeList({ sort: next === options.defaultSort ? undefined : next }),
    search: (text) => changeList({ q: text }),
    setFilters: (next) => changeList(next),
  };
}
