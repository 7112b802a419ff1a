import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { permissions } from '@pathshala/rules/permissions';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../texts.ts';
import { RightsFields } from './rights-fields.tsx';
import type { ListedUser } from './user-types.ts';
import { revokesAccess, type UserForm, useUserForm } from './use-user-form.ts';

interface UpdateUserDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

/** Name, whether the account is active and, with all permissions, role and permissions. Asks again before access is revoked. */
export function UpdateUserDialog({ user, onClose }: UpdateUserDialogProps): ReactNode {
  const translate = useTexts();
  const may = useMayDo();
  const form = useUserForm(user, onClose);
  const { control, getValues } = form.methods;
  const values = useWatch({ control, compute: (current: UserForm) => current });
  // The values that the question was asked for: a change withdraws it.
  const [asked, ask] = useState<UserForm>();
  const isAsking = asked !== undefined && JSON.stringify(asked) === JSON.stringify(values);
  const save = () => {
    if (revokesAccess(user, getValues()) && !isAsking) ask({ ...getValues() });
    else form.save();
  };
  const cancel = () => {
    form.draft.restart();
    onClose();
  };
  return (
    <AdminModal title={translate('users.updateTitle', { name: user.name })} onClose={onClose}>
      <AdminForm form={{ ...form, save }}>
        <TextField control={control} name="name" label={translate('users.name')} maxLength={500} />
        {may(permissions.administration) && (
          <RightsFields control={control} help={translate('users.roleChangeHelp')} />
        )}
        <SwitchField control={control} name="active" label={translate('users.mayUse')} />
        {isAsking && <RevocationNotice user={user} form={asked} />}
        <ModalActions>
          <Button variant="default" onClick={isAsking ? () => ask(undefined) : cancel}>
            {translate(isAsking ? 'users.no' : 'cancel')}
          </Button>
          <Button type="submit" color={isAsking ? 'red' : 'green'} aria-busy={form.isSaving}>
            {translate(isAsking ? 'users.yes' : 'users.save')}
          </Button>
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}

function RevocationNotice({ user, form }: { readonly user: ListedUser; readonly form: UserForm }): ReactNode {
  const translate = useTexts();
  return (
    <Notice tone="attention" isLive title={translate('users.sure')}>
      {user.role === 'admin' && form.role !== 'admin' && (
        <p>{translate('users.demoteText', { name: user.name })}</p>
      )}
      {user.active && !form.active && <p>{translate('users.deactivateText', { name: user.name })}</p>}
    </Notice>
  );
}
