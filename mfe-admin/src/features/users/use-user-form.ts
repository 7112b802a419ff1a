import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { userChange } from '@pathshala/svc-auth-contract/account';
import type { changeUser, readUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { useState } from 'react';
import { z } from 'zod';
import { changedRights, rightsFormOf, type RightsForm } from './rights.ts';
import type { ListedUser } from './user-types.ts';
import { texts } from './texts.ts';

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

function valuesOf(user: ListedUser): UserForm {
  return { name: user.name, active: user.active, ...rightsFormOf(user) };
}

export function useUserForm(user: ListedUser, onSaved: () => void): FormHandle<UserForm> {
  const translate = useText();
  const { api, toast } = useServices();
  const me = useUser()?._id ?? 'nobody';
  const [defaultValues] = useState(() => valuesOf(user));
  const [schema] = useState(() => changeOf(defaultValues));
  return useAdminForm({
    schema,
    defaultValues,
    rev: user.rev,
    draft: { name: `account:${me}:${user._id}` },
    invalidates: ['/users'],
    save: (body, { rev }) =>
      api.call<typeof changeUser>('patch', '/users/{id}', {
        params: { id: user._id },
        body: { ...body, ...(rev !== undefined && { rev }) },
      }),
    loadStored: async () => {
      const latest = await api.call<typeof readUser>('get', '/users/{id}', { params: { id: user._id } });
      const { rev, changedBy, changedAt } = latest;
      return { values: valuesOf(latest), rev, changedBy, changedAt };
    },
    onSaved: ({ name }) => {
      toast.success(translate(texts.updated, { name }));
      onSaved();
    },
  });
}
