import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useTexts } from '../../texts.ts';
import { useRightsText, RightsCell } from './rights-cell.tsx';
import type { ListedUser } from './user-types.ts';

const roles = ['student', 'admin'] as const;

export function useUserColumns(): readonly DataColumn<ListedUser>[] {
  const { choice, date, filterOf, text } = useColumns<ListedUser>();
  const translate = useTexts();
  const rightsOf = useRightsText();
  return [
    { ...text('name', translate('users.name'), ({ name }) => name), sortable: true },
    { ...text('username', translate('users.username'), ({ username }) => username), sortable: true },
    { ...text('email', translate('users.email'), ({ email }) => email), sortable: true },
    {
      id: 'role',
      title: translate('users.role'),
      sortable: true,
      filter: filterOf({ values: roles, textOf: (role) => translate(`role.${role}`) }),
      cell: (user) => <RightsCell user={user} />,
      exportValue: rightsOf,
    },
    {
      ...choice('active', translate('users.state'), {
        of: ({ active }) => (active ? 'true' : 'false'),
        values: ['true', 'false'],
        textOf: (active) => translate(active === 'true' ? 'users.active' : 'users.inactive'),
        toneOf: (active) => (active === 'true' ? 'good' : 'bad'),
      }),
      sortable: true,
    },
    {
      ...date('created', translate('users.since'), ({ createdAt }) => createdAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
  ];
}
