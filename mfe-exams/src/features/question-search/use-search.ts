import type { searchPracticeQuestions } from '@pathshala/svc-exams-contract/practice-search';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';

const names = ['q', 'subject', 'chapter', 'courseId', 'paperId'] as const;

type SearchName = (typeof names)[number];

/** The terms of the search; a name without a value is missing. */
export type Search = Readonly<Partial<Record<SearchName, string>>>;

const pageSize = 10;

/** The search of the address, its results, and a way to change it. Another search begins at its first page. */
export function useSearch() {
  const [params, setParams] = useQueryParams();
  const given = names.flatMap((name) => {
    const value = params.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  const search: Search = Object.fromEntries(given);
  const page = Math.max(1, Number(params.get('page')) || 1);
  const isEmpty = given.length === 0;
  const query = useApiQuery<typeof searchPracticeQuestions>(
    '/exams/practice/search',
    { query: { ...search, page, pageSize } },
    { enabled: !isEmpty, keepPrevious: true, staleTime: 30_000 },
  );
  return {
    search,
    isEmpty,
    query,
    change: (changes: Search) => setParams({ ...changes, page: undefined }),
    clear: (name?: 'filters') =>
      setParams({
        ...(name === undefined && { q: '' }),
        subject: '',
        chapter: '',
        courseId: '',
        paperId: '',
        page: '',
      }),
    onPage: (to: number) => setParams({ page: to }),
  };
}

export type SearchState = ReturnType<typeof useSearch>;
