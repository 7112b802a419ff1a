import type { listBookmarkedIds } from '@pathshala/svc-exams-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { practicePaths } from '../../../practice/paths.ts';
import { Panel } from './panel.tsx';
import { texts } from './texts.ts';

export function BookmarksPanel(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof listBookmarkedIds>('/exams/bookmarks/ids', {}, { staleTime: 60_000 });
  return (
    <Panel title={translate(texts.bookmarks)}>
      <QueryStates query={query}>
        {({ questionIds: { length: n } }) =>
          n === 0 ? (
            <p>{translate(texts.noBookmarks)}</p>
          ) : (
            <>
              <p>{translate(texts.bookmarkCount, { n })}</p>
              <LinkButton to={practicePaths.bookmarks}>{translate(texts.toBookmarks)}</LinkButton>
            </>
          )
        }
      </QueryStates>
    </Panel>
  );
}
