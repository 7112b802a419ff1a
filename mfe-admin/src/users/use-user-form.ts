import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useStoredForm } from '@pathshala/admin-kit/forms/use-record-form';
import { maxLimits } from '@pathshala/rules/limited-rights';
import { userChange } from '@pathshala/svc-auth-contract/account';
import type { changeUser, readUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useState } from 'react';
import { z } from 'zod';
import { userFields } from '../resources/user.fields.ts';
import { changedRights, isLimited, rightsFormOf, type RightsForm } from './rights.ts';
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
    .superRefine((form, context) => {
      const count = form.courseIds.length + form.batchIds.length;
      if (!isLimited(form) || (count > 0 && count <= maxLimits)) return;
      context.addIssue({ code: 'custom', path: ['batchIds'], params: { text: texts.limitsNumber } });
    })
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
  const { api } = useServices();
  const [schema] = useState(() => changeOf(valuesOf(user)));
  const params = { id: user._id };
  return useStoredForm({
    draft: ['account', user._id],
    fields: userFields,
    schema,
    stored: user,
    valuesOf,
    read: () => api.call<typeof readUser>('get', '/users/{id}', { params }),
    replace: (body, edit) =>
      api.call<typeof changeUser>('patch', '/users/{id}', { params, body: { ...body, ...edit } }),
    nameOf: ({ name }) => name,
    savedText: texts.updated,
    stale: ['/users'],
    onSaved,
  });
}
