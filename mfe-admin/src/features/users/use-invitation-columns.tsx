import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { invitationTexts as texts } from './invitation-texts.ts';
import { useRightsText } from './rights-cell.tsx';
import type { PendingInvitation } from './user-types.ts';
import { texts as usersTexts } from './texts.ts';

type Column = DataColumn<PendingInvitation>;

const mailTones = { waiting: 'neutral', sent: 'good', failed: 'bad' } as const;
const mailStates = ['waiting', 'sent', 'failed'] as const;

export function useInvitationColumns(): readonly Column[] {
  return [...usePersonColumns(), ...useStateColumns()];
}

function usePersonColumns(): readonly Column[] {
  const translate = useText();
  const rightsOf = useRightsText();
  return [
    {
      id: 'name',
      title: translate(usersTexts.name),
      sortable: true,
      cell: ({ name }) => name,
      exportValue: ({ name }) => name,
    },
    {
      id: 'email',
      title: translate(usersTexts.email),
      sortable: true,
      cell: ({ email }) => email,
      exportValue: ({ email }) => email,
    },
    {
      id: 'role',
      title: translate(usersTexts.usersRole),
      filter: {
        kind: 'choice',
        options: (['student', 'admin'] as const).map((value) => ({
          value,
          text: translate(usersTexts.role[value]),
        })),
      },
      cell: rightsOf,
      exportValue: rightsOf,
    },
  ];
}

function useStateColumns(): readonly Column[] {
  const translate = useText();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isExpired = ({ expiresAt }: PendingInvitation): boolean => Date.parse(expiresAt) <= now;
  return [
    {
      id: 'mail',
      title: translate(texts.mail),
      filter: {
        kind: 'choice',
        options: mailStates.map((value) => ({ value, text: translate(texts[value]) })),
      },
      cell: ({ mail = 'sent' }) => <Badge tone={mailTones[mail]}>{translate(texts[mail])}</Badge>,
      exportValue: ({ mail = 'sent' }) => translate(texts[mail]),
    },
    {
      id: 'invited',
      title: translate(texts.invited),
      sortable: true,
      cell: ({ createdAt }) => format.shortDateTime(createdAt),
      exportValue: ({ createdAt }) => new Date(createdAt),
    },
    {
      id: 'expires',
      title: translate(texts.link),
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'state',
        options: [
          { value: 'open', text: translate(texts.valid) },
          { value: 'expired', text: translate(texts.expired) },
        ],
      },
      cell: (invitation) => (
        <>
          {format.shortDateTime(invitation.expiresAt)}{' '}
          {isExpired(invitation) && <Badge tone="attention">{translate(texts.expired)}</Badge>}
        </>
      ),
      exportValue: ({ expiresAt }) => new Date(expiresAt),
    },
  ];
}
