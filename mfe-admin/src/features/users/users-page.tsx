import type { listUsers } from '@pathshala/svc-auth-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { UpdateUserDialog } from './update-user-dialog.tsx';
import type { ListedUser } from './user-types.ts';
import { UserFilters, useUserFilters } from './user-filters.tsx';
import { UsersTable } from './users-table.tsx';
import styles from './users.module.css';

/** /boss/user-management (ADM-08): search, filters, sort and page are in the URL. */
export function UsersPage(): ReactNode {
  const translate = useTexts();
  const [search, setSearch] = useQueryParams();
  const [edited, edit] = useState<ListedUser>();
  const q = search.get('q') ?? '';
  const sort = search.get('sort') === '-name' ? '-name' : 'name';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const filters = useUserFilters();
  const query = useApiQuery<typeof listUsers>(
    '/users',
    { query: { page, sort, ...(q === '' ? {} : { q }), ...filters.query } },
    { keepPrevious: true },
  );
  return (
    <Page title={translate('users.title')}>
      <div className={styles['tools']}>
        <SearchBox
          value={q}
          label={translate('users.search')}
          onSearch={(text) => setSearch({ q: text, page: undefined })}
        />
        <UserFilters />
      </div>
      <QueryStates query={query} failedTitle={() => translate('users.error')}>
        {(users) => (
          <UsersTable
            users={users}
            isFiltered={q !== '' || filters.isSet}
            sort={sort}
            onSort={() => setSearch({ sort: sort === 'name' ? '-name' : undefined, page: undefined })}
            onPage={(next) => setSearch({ page: next }, { replace: false })}
            onUpdate={edit}
          />
        )}
      </QueryStates>
      {edited && <UpdateUserDialog user={edited} onClose={() => edit(undefined)} />}
    </Page>
  );
}
