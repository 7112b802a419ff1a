import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { userFields } from '../../resources/user.fields.ts';
import { invitationTexts as texts } from './invitation-texts.ts';
import { useRightsText } from './rights-cell.tsx';
import type { PendingInvitation } from '../../users/user-types.ts';

const mailTones = { waiting: 'neutral', sent: 'good', failed: 'bad', none: 'neutral' } as const;
const mailStates = ['waiting', 'sent', 'failed'] as const;

export function useInvitationColumns(): readonly DataColumn<PendingInvitation>[] {
  const translate = useText();
  const format = useFormat();
  const rightsOf = useRightsText();
  const [now] = useState(() => Date.now());
  const { choice, dateTime, filterOf, text } = useColumns<PendingInvitation>();
  const isExpired = ({ expiresAt }: PendingInvitation): boolean => Date.parse(expiresAt) <= now;
  return [
    { ...text('name', userFields.name.label, ({ name }) => name), sortable: true },
    { ...text('email', userFields.email.label, ({ email }) => email), sortable: true },
    {
      ...text('mobile', userFields.mobile.label, ({ mobile = '' }) => mobile),
      cell: ({ mobile = '' }) => (mobile === '' ? '–' : format.digits(mobile)),
      filter: filterOf(
        { values: ['mail', 'qr'], textOf: (value) => translate(value === 'qr' ? texts.byQr : texts.byMail) },
        'by',
      ),
    },
    {
      ...text('role', userFields.role.label, rightsOf),
      filter: filterOf({
        values: ['student', 'admin'],
        textOf: (value) => userFields.role.choices[value],
      }),
    },
    choice('mail', texts.mail, {
      of: ({ email, mail = 'sent' }) => (email === '' ? 'none' : mail),
      values: mailStates,
      textOf: (value) => texts[value],
      toneOf: (mail) => mailTones[mail],
    }),
    { ...dateTime('invited', texts.invited, ({ createdAt }) => createdAt), sortable: true },
    {
      ...dateTime('expires', texts.link, ({ expiresAt }) => expiresAt),
      sortable: true,
      filter: filterOf(
        { values: ['open', 'expired'], textOf: (value) => texts[value === 'open' ? 'valid' : 'expired'] },
        'state',
      ),
      cell: (invitation) => (
        <>
          {format.shortDateTime(invitation.expiresAt)}{' '}
          {isExpired(invitation) && <Badge tone="attention">{translate(texts.expired)}</Badge>}
        </>
      ),
    },
  ];
}
