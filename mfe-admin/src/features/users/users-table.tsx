import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { NothingFound } from '@pathshala/web-kit/parts/nothing-found';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { ListedUser, UserPage } from './user-types.ts';
import styles from './users.module.css';

export interface UsersTableProps {
  readonly users: UserPage;
  readonly isFiltered: boolean;
  readonly sort: 'name' | '-name';
  readonly onSort: () => void;
  readonly onPage: (page: number) => void;
  readonly onUpdate: (user: ListedUser) => void;
}

export function UsersTable(props: UsersTableProps): ReactNode {
  const translate = useTexts();
  const columns = useColumns(props);
  const { users, isFiltered, onPage } = props;
  if (users.total === 0 && isFiltered) return <NothingFound text={translate('users.notFound')} />;
  if (users.total === 0) return <EmptyState text={translate('users.empty')} />;
  const pages = (
    <Pagination page={users.page} pageSize={users.pageSize} total={users.total} onPage={onPage} />
  );
  if (users.items.length === 0) return pages;
  return (
    <>
      <p className={styles['count']}>{translate('users.count', { n: users.total })}</p>
      <Table
        caption={translate('users.title')}
        columns={columns}
        rows={users.items}
        keyOf={({ _id }) => _id}
      />
      {pages}
    </>
  );
}

function useColumns({ sort, onSort, onUpdate }: UsersTableProps): readonly Column<ListedUser>[] {
  const translate = useTexts();
  const format = useFormat();
  return [
    {
      id: 'name',
      title: translate('users.name'),
      sort: sort === 'name' ? 'ascending' : 'descending',
      onSort,
      cell: ({ name, username }) => (
        <>
          <strong>{name}</strong>
          <br />
          <span className={styles['quiet']}>{username}</span>
        </>
      ),
    },
    { id: 'email', title: translate('users.email'), cell: ({ email }) => email },
    {
      id: 'role',
      title: translate('users.role'),
      cell: ({ role }) => (
        <Badge tone={role === 'admin' ? 'attention' : 'neutral'}>{translate(`role.${role}`)}</Badge>
      ),
    },
    {
      id: 'state',
      title: translate('users.state'),
      cell: ({ active }) => (
        <Badge tone={active ? 'good' : 'bad'}>{translate(active ? 'users.active' : 'users.inactive')}</Badge>
      ),
    },
    { id: 'since', title: translate('users.since'), cell: ({ createdAt }) => format.date(createdAt) },
    {
      id: 'actions',
      title: translate('list.actions'),
      cell: (user) => (
        <Button size="small" onClick={() => onUpdate(user)}>
          {translate('users.update')}
          <VisuallyHidden> {user.name}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
