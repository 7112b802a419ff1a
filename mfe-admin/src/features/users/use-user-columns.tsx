import { useFormat, useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import { userFields } from '../../resources/user.fields.ts';
import { texts } from '../../users/texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useRightsText, RightsCell } from './rights-cell.tsx';
import type { ListedUser } from '../../users/user-types.ts';

const roles = ['student', 'admin'] as const;

export function useUserColumns(): readonly DataColumn<ListedUser>[] {
  const { choice, date, filterOf, text } = useColumns<ListedUser>();
  const translate = useText();
  const { digits } = useFormat();
  const rightsOf = useRightsText();
  return [
    { ...text('name', userFields.name.label, ({ name }) => name), sortable: true },
    { ...text('username', userFields.username.label, ({ username }) => username), sortable: true },
    { ...text('email', userFields.email.label, ({ email }) => email), sortable: true },
    {
      ...text('mobile', userFields.mobile.label, ({ mobile = '' }) => mobile),
      cell: ({ mobile = '' }) => (mobile === '' ? '–' : digits(mobile)),
    },
    {
      id: 'role',
      title: translate(userFields.role.label),
      sortable: true,
      filter: filterOf({ values: roles, textOf: (role) => userFields.role.choices[role] }),
      cell: (user) => <RightsCell user={user} />,
      exportValue: rightsOf,
    },
    {
      ...choice('active', sharedTexts.usersState, {
        of: ({ active }) => (active ? 'true' : 'false'),
        values: ['true', 'false'],
        textOf: (active) => (active === 'true' ? texts.active : texts.inactive),
        toneOf: (active) => (active === 'true' ? 'good' : 'bad'),
      }),
      sortable: true,
    },
    {
      ...date('created', texts.since, ({ createdAt }) => createdAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
  ];
}
