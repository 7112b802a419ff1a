import { useQueryParams } from '@pathshala/web-kit/use-query-params';

interface PageOfList {
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The page of a list, stored in the address under `name`; Back leads to the page before. */
export function usePageOfList(name = 'page'): PageOfList {
  const [search, setSearch] = useQueryParams();
  return {
    page: Math.max(1, Number(search.get(name)) || 1),
    onPage: (page) => setSearch({ [name]: page }),
  };
}
