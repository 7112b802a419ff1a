import type { listSubmissions } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useStepKeys } from '../../../marking/use-desk-keys.ts';

export const views = ['unmarked', 'marked', 'late', 'all'] as const;
type View = (typeof views)[number];

const viewOf = (typed: string | null): View => views.find((view) => view === typed) ?? 'unmarked';

/** One hand-in at a time, oldest first; which one is in the address. */
export function useDesk(id: string) {
  const [params, change] = useQueryParams();
  const show = viewOf(params.get('show'));
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? '1')) || 1);
  const query = useApiQuery<typeof listSubmissions>(
    '/assignments/{id}/submissions',
    { params: { id }, query: { show, page, pageSize: 1 } },
    { keepPrevious: true },
  );
  const total = query.data?.total ?? 0;
  const open = (next: number): void => {
    if (next >= 1 && next <= total) change({ page: next });
  };
  useStepKeys((step) => open(page + step));
  return {
    query,
    show,
    page,
    total,
    open,
    choose: (view: View) => change({ show: view, page: undefined }),
    /** After a save the submission is no longer among the unmarked ones: the next one has its place. */
    openNextUnmarked: () => {
      const isLast = page >= total;
      if (show !== 'unmarked' || isLast) change({ show: 'unmarked', page: undefined });
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
