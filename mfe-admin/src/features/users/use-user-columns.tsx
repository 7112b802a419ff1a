import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import { useRightsText, RightsCell } from './rights-cell.tsx';
import type { ListedUser } from './user-types.ts';
import { texts } from './texts.ts';

const roles = ['student', 'admin'] as const;

export function useUserColumns(): readonly DataColumn<ListedUser>[] {
  const translate = useText();
  const format = useFormat();
  const rightsOf = useRightsText();
  const stateOf = (active: boolean): string => translate(active ? texts.active : texts.inactive);
  return [
    {
      id: 'name',
      title: translate(texts.name),
      sortable: true,
      cell: ({ name }) => name,
      exportValue: ({ name }) => name,
    },
    {
      id: 'username',
      title: translate(texts.username),
      sortable: true,
      cell: ({ username }) => username,
      exportValue: ({ username }) => username,
    },
    {
      id: 'email',
      title: translate(texts.email),
      sortable: true,
      cell: ({ email }) => email,
      exportValue: ({ email }) => email,
    },
    {
      id: 'role',
      title: translate(texts.usersRole),
      sortable: true,
      filter: {
        kind: 'choice',
        options: roles.map((role) => ({ value: role, text: translate(texts.role[role]) })),
      },
      cell: (user) => <RightsCell user={user} />,
      exportValue: rightsOf,
    },
    {
      id: 'active',
      title: translate(sharedTexts.usersState),
      sortable: true,
      filter: {
        kind: 'choice',
        options: [true, false].map((active) => ({ value: String(active), text: stateOf(active) })),
      },
      cell: ({ active }) => <Badge tone={active ? 'good' : 'bad'}>{stateOf(active)}</Badge>,
      exportValue: ({ active }) => stateOf(active),
    },
    {
      id: 'created',
      title: translate(texts.since),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ createdAt }) => format.shortDate(createdAt),
      exportValue: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
