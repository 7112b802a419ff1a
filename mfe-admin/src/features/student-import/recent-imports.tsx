import type { listStudentImports, StudentImport } from '@pathshala/svc-auth-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { RecentList } from '../../bulk/recent-list.tsx';
import { texts } from './texts.ts';

/** Imports to go back to; nothing while there are none. */
export function RecentImports(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const stateOf = useStateText();
  const query = useApiQuery<typeof listStudentImports>('/users/imports', { query: { pageSize: 20 } });
  return (
    <RecentList
      query={query}
      title={translate(texts.recent)}
      failedTitle={translate(texts.recentFailed)}
      keyOf={({ importId }) => importId}
      columns={[
        { id: 'when', title: translate(texts.when), cell: linkOf },
        { id: 'by', title: translate(texts.by), cell: ({ createdBy }) => createdBy ?? '–' },
        { id: 'rows', title: translate(texts.found), cell: ({ rows }) => number(rows) },
        { id: 'state', title: translate(texts.state), cell: stateOf },
      ]}
    />
  );
}

function linkOf(found: StudentImport): ReactNode {
  return <ImportLink found={found} />;
}

function ImportLink({ found: { importId, createdAt } }: { readonly found: StudentImport }): ReactNode {
  const { shortDateTime } = useFormat();
  return <Link to={`?import=${importId}`}>{shortDateTime(createdAt)}</Link>;
}

function useStateText(): (found: StudentImport) => string {
  const translate = useText();
  const { number } = useFormat();
  return ({ state, done, ready, invited }) => {
    if (state === 'read') return translate(texts.isRead);
    if (state === 'done') return translate(texts.isDone, { n: number(invited) });
    return translate(texts.isRunning, { done: number(done), total: number(ready) });
  };
}
