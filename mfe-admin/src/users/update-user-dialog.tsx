import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { permissions } from '@pathshala/rules/permissions';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from '@pathshala/web-kit/use-session';
import { sharedTexts } from '../texts.ts';
import { LimitFields } from './limit-fields.tsx';
import { RightsFields } from './rights-fields.tsx';
import type { ListedUser } from './user-types.ts';
import { revokesAccess, type UserForm, useUserForm } from './use-user-form.ts';
import { texts } from './texts.ts';

interface UpdateUserDialogProps {
  readonly user: ListedUser;
  readonly onClose: () => void;
}

/** Name, whether the account is active and, with all permissions, role and permissions. Asks again before access is revoked. */
export function UpdateUserDialog({ user, onClose }: UpdateUserDialogProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const ownId = useUser()?._id;
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
    <AdminModal title={translate(texts.updateTitle, { name: user.name })} onClose={onClose}>
      <AdminForm form={{ ...form, save }}>
        <Field<UserForm> name="name" />
        {may(permissions.administration) && (
          <RightsFields help={translate(texts.roleChangeHelp)}>
            {user._id !== ownId && <LimitFields />}
          </RightsFields>
        )}
        <Field<UserForm> name="active" />
        {isAsking && <RevocationNotice user={user} form={asked} />}
        <ModalActions>
          <Button variant="default" onClick={isAsking ? () => ask(undefined) : cancel}>
            {translate(isAsking ? texts.no : sharedTexts.cancel)}
          </Button>
          <Button type="submit" color={isAsking ? 'red' : 'green'} aria-busy={form.isSaving}>
            {translate(isAsking ? texts.yes : texts.save)}
          </Button>
        </ModalActions>
      </AdminForm>
    </AdminModal>
  );
}

function RevocationNotice({ user, form }: { readonly user: ListedUser; readonly form: UserForm }): ReactNode {
  const translate = useText();
  return (
    <Notice tone="attention" isLive title={translate(texts.sure)}>
      {user.role === 'admin' && form.role !== 'admin' && (
        <p>{translate(texts.demoteText, { name: user.name })}</p>
      )}
      {user.active && !form.active && <p>{translate(texts.deactivateText, { name: user.name })}</p>}
    </Notice>
  );
}
