import { useQueryParams } from '@pathshala/web-kit/use-query-params';

export const sorts = ['order', 'newest', 'name', '-name', 'fee', '-fee', '-rating'] as const;
export const prices = ['free', 'paid'] as const;

type Changes = Readonly<Record<string, string | undefined>>;

export interface ListAddress {
  readonly search: URLSearchParams;
  /** The query of every list: search text, price, sort order and page. */
  readonly query: {
    readonly page: number;
    readonly q?: string;
    readonly price?: (typeof prices)[number];
    readonly sort?: (typeof sorts)[number];
  };
  /** Whether a search or a filter is set. */
  readonly isFiltered: boolean;
  /** The number of filters that are set, plus 1 for a sort order. */
  readonly filterCount: number;
  /** Changes the query and returns to the first page. */
  readonly change: (changes: Changes) => void;
  readonly toPage: (page: number) => void;
  readonly showAll: () => void;
}

/** The state of a list, stored in the URL for links and for Back. Unknown values are ignored. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const [search, setSearch] = useQueryParams();
  const q = search.get('q') ?? '';
  const price = prices.find((one) => one === search.get('price'));
  const sort = sorts.find((one) => one === search.get('sort'));
  const isSet = (name: string): boolean => (search.get(name) ?? '') !== '';
  const change = (changes: Changes): void => setSearch({ page: undefined, ...changes });
  return {
    search,
    query: {
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
      ...(q === '' ? {} : { q }),
      ...(price ? { price } : {}),
      ...(sort ? { sort } : {}),
    },
    isFiltered: ['q', ...filters].some(isSet),
    filterCount: [...filters, 'sort'].filter(isSet).length,
    change,
    toPage: (page) => setSearch({ page: page === 1 ? undefined : page }, { replace: false }),
    showAll: () => change(Object.fromEntries(['q', ...filters].map((name) => [name, undefined]))),
  };
}
