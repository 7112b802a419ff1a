import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { BulkAction, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type {
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { invitationTexts as texts } from './invitation-texts.ts';
import { PrintInvitations } from './print-invitations.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { invitationsPath, useInvitationCalls } from './use-invitation-calls.ts';
import { useInvitationColumns } from './use-invitation-columns.tsx';
import { useMayAdminister } from '../../users/use-user-actions.ts';
import type { PendingInvitation } from '../../users/user-types.ts';
import { texts as usersTexts } from '../../users/texts.ts';

/** /boss/user-management/invitations: who was invited and has no account yet. */
export function InvitationsPage(): ReactNode {
  const translate = useText();
  const source = useApiList<typeof listInvitations>(invitationsPath);
  const [shown, show] = useState<PendingInvitation>();
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.users), to: '/boss/user-management' }]}
      actions={<PrintInvitations source={source} />}
    >
      <DataTable
        name="invitations"
        title={translate(texts.title)}
        source={source}
        columns={useInvitationColumns()}
        defaultSort="-invited"
        rowName={({ email, name }) => email || name}
        actions={useRowActions(show)}
        bulkActions={useBulkActions()}
        texts={{
          search: texts.search,
          empty: texts.empty,
          notFound: texts.notFound,
        }}
      />
      {shown && <QrDialog invitation={shown} onClose={() => show(undefined)} />}
    </AdminPage>
  );
}

function useRowActions(
  show: (invitation: PendingInvitation) => void,
): (invitation: PendingInvitation) => readonly RowAction[] {
  const translate = useText();
  const mayAdminister = useMayAdminister();
  const { resend, withdraw } = useInvitationCalls();
  return (invitation) =>
    mayAdminister(invitation)
      ? [
          ...(invitation.email === ''
            ? [{ id: 'qr', text: translate(texts.showQr), onSelect: () => show(invitation) }]
            : []),
          { id: 'resend', text: translate(usersTexts.resend), onSelect: () => resend(invitation) },
          {
            id: 'withdraw',
            text: translate(usersTexts.withdraw),
            isDangerous: true,
            onSelect: () => withdraw(invitation),
          },
        ]
      : [];
}

function useBulkActions(): readonly BulkAction<PendingInvitation>[] {
  const translate = useText();
  const { api } = useServices();
  const appliesTo = useMayAdminister();
  return [
    {
      id: 'resend',
      text: translate(usersTexts.resend),
      appliesTo,
      question: ({ length: n }) => ({
        title: translate(texts.resendMany, { n }),
        body: translate(texts.resendText),
        confirmText: translate(usersTexts.resend),
      }),
      run: ({ _id: id }) =>
        api.call<typeof resendInvitation>('post', '/users/invitations/{id}/resend', { params: { id } }),
    },
    {
      id: 'withdraw',
      text: translate(usersTexts.withdraw),
      isDangerous: true,
      appliesTo,
      question: ({ length: n }) => ({
        title: translate(texts.withdrawMany, { n }),
        body: translate(usersTexts.withdrawText),
        confirmText: translate(usersTexts.withdraw),
      }),
      run: ({ _id: id }) =>
        api.call<typeof withdrawInvitation>('delete', '/users/invitations/{id}', { params: { id } }),
    },
  ];
}
