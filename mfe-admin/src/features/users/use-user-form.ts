import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { userChange } from '@pathshala/svc-auth-contract/account';
import type { changeUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../texts.ts';
import { changedRights, rightsFormOf, type RightsForm } from './rights.ts';
import type { ListedUser } from './user-types.ts';

export interface UserForm extends RightsForm {
  readonly name: string;
  readonly active: boolean;
}

/** Whether the change revokes access; such a change is confirmed. */
export function revokesAccess(before: Pick<UserForm, 'role' | 'active'>, after: UserForm): boolean {
  return (before.active && !after.active) || (before.role === 'admin' && after.role !== 'admin');
}

/** The request holds changed fields only, so that it does not undo other changes. */
function changeOf(before: UserForm) {
  return z
    .custom<UserForm>()
    .transform((form): z.input<typeof userChange> => ({
      ...(form.name.trim() === before.name ? {} : { name: form.name.trim() }),
      ...changedRights(before, form),
      ...(form.active === before.active ? {} : { active: form.active }),
    }))
    .pipe(userChange);
}

export function useUserForm(user: ListedUser, onSaved: () => void): FormHandle<UserForm> {
  const translate = useTexts();
  const { api, toast } = useServices();
  const me = useUser()?._id ?? 'nobody';
  const [defaultValues] = useState(() => ({
    name: user.name,
    active: user.active,
    ...rightsFormOf(user),
  }));
  const [schema] = useState(() => changeOf(defaultValues));
  return useAdminForm({
    schema,
    defaultValues,
    draft: { name: `account:${me}:${user._id}` },
    invalidates: ['/users'],
    save: (body) => api.call<typeof changeUser>('patch', '/users/{id}', { params: { id: user._id }, body }),
    onSaved: ({ name }) => {
      toast.success(translate('users.updated', { name }));
      onSaved();
    },
  });
}
