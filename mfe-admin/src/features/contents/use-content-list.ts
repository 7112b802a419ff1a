import type { ListSource } from '@pathshala/admin-kit/data-table/list-source';
import type { listContents } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useMemo } from 'react';

export type Content = AnswerOf<typeof listContents>['contents'][number];

const path = '/courses/{id}/contents';
/** The page size of the data table; the endpoint itself returns more by default. */
const pageSize = 10;

/** The contents of a chapter. Their endpoint names the rows `contents` (spec §7), other lists name them `items`. */
export function useContentList(chapterId: string): ListSource<Content> {
  const { api } = useServices();
  return useMemo(
    () => ({
      path,
      params: { id: chapterId },
      fetch: async (request, signal) => {
        const input = { params: { id: chapterId }, query: { pageSize, ...request } as object };
        const { contents, total, ...page } = await api.call<typeof listContents>(
          'get',
          path,
          input,
          signal ? { signal } : {},
        );
        return { items: contents, total, page: page.page, pageSize: page.pageSize };
      },
    }),
    [api, chapterId],
  );
}
