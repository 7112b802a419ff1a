import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listUsers } from '@pathshala/svc-auth-contract/http';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { InviteDialog } from './invite-dialog.tsx';
import { invitationTexts } from './invitation-texts.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { SmsUse } from './sms-use.tsx';
import { UpdateUserDialog } from '../../users/update-user-dialog.tsx';
import { useMayAdminister, useUserActions } from '../../users/use-user-actions.ts';
import { useUserBulkActions } from './use-user-bulk-actions.ts';
import { useUserColumns } from './use-user-columns.tsx';
import type { ListedUser } from '../../users/user-types.ts';
import { texts as usersTexts } from '../../users/texts.ts';

/** /boss/user-management (ADM-08). */
export function UsersPage(): ReactNode {
  const translateOwn = useText();
  const [edited, edit] = useState<ListedUser>();
  const [isInviting, setInviting] = useState(false);
  const mayAdminister = useMayAdminister();
  return (
    <AdminPage
      title={translateOwn(usersTexts.title)}
      actions={
        <>
          <Button component={Link} to="/boss/user-management/import" variant="default">
            {translateOwn(usersTexts.import)}
          </Button>
          <Button component={Link} to="/boss/user-management/invitations" variant="default">
            {translateOwn(invitationTexts.open)}
          </Button>
          <Button onClick={() => setInviting(true)}>{translateOwn(usersTexts.invite)}</Button>
        </>
      }
    >
      <DataTable
        name="users"
        title={translateOwn(usersTexts.title)}
        source={useApiList<typeof listUsers>('/users')}
        columns={useUserColumns()}
        defaultSort="name"
        rowName={({ name }) => name}
        onOpen={(user) => mayAdminister(user) && edit(user)}
        actions={useUserActions(edit)}
        bulkActions={useUserBulkActions()}
        texts={{ ...usersTexts, failed: usersTexts.error }}
      />
      <SecondFactorRule />
      <SmsUse />
      {edited && <UpdateUserDialog user={edited} onClose={() => edit(undefined)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}
