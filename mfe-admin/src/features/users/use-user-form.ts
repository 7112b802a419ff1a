import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { userChange } from '@pathshala/svc-auth-contract/account';
import type { changeUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { z } from 'zod';
import { useTexts } from '../../texts.ts';
import type { ListedUser } from './user-types.ts';

export type UserForm = Pick<ListedUser, 'name' | 'role' | 'active'>;

/** Whether the change revokes access; such a change is confirmed. */
export function revokesAccess(before: UserForm, after: UserForm): boolean {
  return (before.active && !after.active) || (before.role === 'admin' && after.role !== 'admin');
}

/** The request holds changed fields only, so that it does not undo other changes. */
function changeOf(before: UserForm) {
  return z
    .custom<UserForm>()
    .transform(({ name, role, active }): z.input<typeof userChange> => ({
      ...(name.trim() === before.name ? {} : { name: name.trim() }),
      ...(role === before.role ? {} : { role }),
      ...(active === before.active ? {} : { active }),
    }))
    .pipe(userChange);
}

export function useUserForm(user: ListedUser, onSaved: () => void): FormHandle<UserForm> {
  const translate = useTexts();
  const { api, toast } = useServices();
  const me = useUser()?._id ?? 'nobody';
  const [schema] = useState(() => changeOf(user));
  return useAdminForm({
    schema,
    defaultValues: { name: user.name, role: user.role, active: user.active },
    draft: { name: `user:${me}:${user._id}` },
    invalidates: ['/users'],
    save: (body) => api.call<typeof changeUser>('patch', '/users/{id}', { params: { id: user._id }, body }),
    onSaved: ({ name }) => {
      toast.success(translate('users.updated', { name }));
      onSaved();
    },
  });
}
