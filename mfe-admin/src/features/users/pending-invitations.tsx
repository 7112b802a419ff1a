import { Button, Group } from '@mantine/core';
import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  listInvitations,
  resendInvitation,
  restoreInvitation,
  withdrawInvitation,
} from '@pathshala/svc-auth-contract/http';
import { Table } from '@pathshala/web-kit/parts/table';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { useRightsText } from './rights-cell.tsx';
import { useMayAdminister } from './use-user-actions.ts';
import type { PendingInvitation } from './user-types.ts';
import styles from './users.module.css';

/** Invitations that nobody has accepted yet; nothing while there are none. */
export function PendingInvitations(): ReactNode {
  const translate = useTexts();
  const { shortDateTime } = useFormat();
  const rightsOf = useRightsText();
  const { data } = useApiQuery<typeof listInvitations>('/users/invitations', { query: { pageSize: 100 } });
  if (data === undefined || data.total === 0) return null;
  return (
    <section className={styles['pending']}>
      <h2 className={styles['heading']}>{translate('users.pending', { n: data.total })}</h2>
      <Table
        onPhone="cards"
        caption={translate('users.pending', { n: data.total })}
        rows={data.items}
        keyOf={({ _id }) => _id}
        columns={[
          { id: 'email', title: translate('users.email'), cell: ({ email }) => email },
          { id: 'name', title: translate('users.name'), cell: ({ name }) => name },
          { id: 'role', title: translate('users.role'), cell: rightsOf },
          { id: 'until', title: translate('users.validUntil'), cell: (row) => shortDateTime(row.expiresAt) },
          { id: 'actions', title: '', cell: actionsOf },
        ]}
      />
    </section>
  );
}

function actionsOf(invitation: PendingInvitation): ReactNode {
  return <InvitationActions invitation={invitation} />;
}

function InvitationActions({ invitation }: { readonly invitation: PendingInvitation }): ReactNode {
  const translate = useTexts();
  const mayAdminister = useMayAdminister();
  const { resend, withdraw, isBusy } = useInvitationCalls(invitation);
  if (!mayAdminister(invitation)) return null;
  const name = <VisuallyHidden> {invitation.email}</VisuallyHidden>;
  return (
    <Group gap="xs">
      <Button variant="default" size="compact-sm" disabled={isBusy} onClick={resend}>
        {translate('users.resend')}
        {name}
      </Button>
      <Button variant="default" size="compact-sm" disabled={isBusy} onClick={withdraw}>
        {translate('users.withdraw')}
        {name}
      </Button>
    </Group>
  );
}

function useInvitationCalls({ _id: id, email }: PendingInvitation) {
  const translate = useTexts();
  const confirm = useConfirm();
  const { api, queryClient, toast } = useServices();
  const invalidates = ['/users/invitations'];
  const onError = ({ message }: { readonly message: string }): void => toast.error(message);
  const resend = useApiMutation<typeof resendInvitation>('post', '/users/invitations/{id}/resend', {
    invalidates,
    onSuccess: () => toast.success(translate('users.invited', { email })),
    onError,
  });
  const restore = async (): Promise<void> => {
    const path = '/users/invitations/{id}/restore';
    await api.call<typeof restoreInvitation>('post', path, { params: { id } });
    await queryClient.invalidateQueries();
  };
  const withdraw = useApiMutation<typeof withdrawInvitation>('delete', '/users/invitations/{id}', {
    invalidates,
    onSuccess: () => showUndo({ text: translate('users.withdrawn', { email }), undo: restore }),
    onError,
  });

  async function askAndWithdraw(): Promise<void> {
    const question = {
      title: translate('users.withdrawTitle', { email }),
      body: translate('users.withdrawText'),
      confirmText: translate('users.withdraw'),
      isDangerous: true,
    };
    if (await confirm(question)) withdraw.mutate({ params: { id } });
  }

  return {
    resend: () => resend.mutate({ params: { id } }),
    withdraw: () => void askAndWithdraw(),
    isBusy: resend.isPending || withdraw.isPending,
  };
}
