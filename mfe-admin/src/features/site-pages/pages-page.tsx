import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listSitePages } from '@pathshala/svc-auth-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Table } from '@pathshala/web-kit/parts/table';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

type ListedPage = AnswerOf<typeof listSitePages>['items'][number];

/** /boss/pages: the pages that the school writes itself. */
export function PagesPage(): ReactNode {
  const translate = useText();
  const changeOf = useChangeText();
  const query = useApiQuery<typeof listSitePages>('/pages', {});
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
        {({ items }) => (
          <Table
            onPhone="cards"
            caption={translate(texts.list)}
            rows={items}
            keyOf={({ name }) => name}
            columns={[
              {
                id: 'page',
                title: translate(texts.page),
                cell: linkOf,
              },
              { id: 'address', title: translate(texts.address), cell: ({ name }) => `/${name}` },
              { id: 'changed', title: translate(texts.changed), cell: changeOf },
            ]}
          />
        )}
      </QueryStates>
    </AdminPage>
  );
}

function linkOf(page: ListedPage): ReactNode {
  return <PageLink page={page} />;
}

function PageLink({ page: { name, title } }: { readonly page: ListedPage }): ReactNode {
  const language = useLanguage();
  return <Link to={`/boss/pages/${name}`}>{title[language]}</Link>;
}

function useChangeText(): (page: ListedPage) => string {
  const translate = useText();
  const { shortDateTime } = useFormat();
  return ({ changedAt, changedBy }) => {
    if (changedAt === null) return translate(texts.never);
    const name = changedBy ?? translate(texts.nobody);
    return translate(texts.changedBy, { time: shortDateTime(changedAt), name });
  };
}
