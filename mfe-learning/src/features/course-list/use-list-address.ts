import { useQueryParams } from '@pathshala/web-kit/use-query-params';

export const sorts = ['newest', 'name', '-name', 'fee', '-fee', '-rating'] as const;
export const prices = ['free', 'paid'] as const;

type Changes = Readonly<Record<string, string | undefined>>;

export interface ListAddress {
  readonly search: URLSearchParams;
  /** What the address asks of any list: words, price, order, page. */
  readonly query: {
    readonly page: number;
    readonly q?: string;
    readonly price?: (typeof prices)[number];
    readonly sort?: (typeof sorts)[number];
  };
  /** Searched or filtered; sorting alone hides nothing. */
  readonly isFiltered: boolean;
  /** Back to the first page with it. */
  readonly change: (changes: Changes) => void;
  readonly toPage: (page: number) => void;
  readonly showAll: () => void;
}

/** A list's state lives in the address: it can be linked to, and Back finds it. A value that no list knows is ignored. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const [search, setSearch] = useQueryParams();
  const q = search.get('q') ?? '';
  const price = prices.find((one) => one === search.get('price'));
  const sort = sorts.find((one) => one === search.get('sort'));
  const change = (changes: Changes): void => setSearch({ page: undefined, ...changes });
  return {
    search,
    query: {
      page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
      ...(q === '' ? {} : { q }),
      ...(price ? { price } : {}),
      ...(sort ? { sort } : {}),
    },
    isFiltered: ['q', ...filters].some((name) => (search.get(name) ?? '') !== ''),
    change,
    toPage: (page) => setSearch({ page: page === 1 ? undefined : page }, { replace: false }),
    showAll: () => change(Object.fromEntries(['q', ...filters].map((name) => [name, undefined]))),
  };
}
