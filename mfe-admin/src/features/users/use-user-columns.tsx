import { useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useRightsText, RightsCell } from './rights-cell.tsx';
import type { ListedUser } from './user-types.ts';

const roles = ['student', 'admin'] as const;

export function useUserColumns(): readonly DataColumn<ListedUser>[] {
  const { choice, date, filterOf, text } = useColumns<ListedUser>();
  const translate = useText();
  const rightsOf = useRightsText();
  return [
    { ...text('name', translate(texts.name), ({ name }) => name), sortable: true },
    { ...text('username', translate(texts.username), ({ username }) => username), sortable: true },
    { ...text('email', translate(texts.email), ({ email }) => email), sortable: true },
    text('mobile', translate(texts.mobile), ({ mobile = '' }) => mobile),
    {
      id: 'role',
      title: translate(texts.usersRole),
      sortable: true,
      filter: filterOf({ values: roles, textOf: (role) => translate(texts.role[role]) }),
      cell: (user) => <RightsCell user={user} />,
      exportValue: rightsOf,
    },
    {
      ...choice('active', translate(sharedTexts.usersState), {
        of: ({ active }) => (active ? 'true' : 'false'),
        values: ['true', 'false'],
        textOf: (active) => translate(active === 'true' ? texts.active : texts.inactive),
        toneOf: (active) => (active === 'true' ? 'good' : 'bad'),
      }),
      sortable: true,
    },
    {
      ...date('created', translate(texts.since), ({ createdAt }) => createdAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
  ];
}
