import type { changeUser } from '@pathshala/svc-auth-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useTexts } from '../../texts.ts';
import type { ListedUser } from './user-types.ts';

export type UserForm = Pick<ListedUser, 'name' | 'role' | 'active'>;

export interface UpdateUser {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly send: (form: UserForm) => void;
}

/** Whether the change revokes access; such a change is confirmed. */
export function revokesAccess(before: UserForm, after: UserForm): boolean {
  return (before.active && !after.active) || (before.role === 'admin' && after.role !== 'admin');
}

/** Sends only changed fields, so that it does not undo other changes. */
export function useUpdateUser(user: ListedUser, onDone: () => void): UpdateUser {
  const translate = useTexts();
  const { toast } = useServices();
  const change = useApiMutation<typeof changeUser>('patch', '/users/{id}', {
    invalidates: ['/users'],
    onSuccess: ({ name }) => {
      toast.success(translate('users.updated', { name }));
      onDone();
    },
  });
  return {
    isBusy: change.isPending,
    error: change.error,
    send: ({ name, role, active }) =>
      change.mutate({
        params: { id: user._id },
        body: {
          ...(name.trim() === user.name ? {} : { name: name.trim() }),
          ...(role === user.role ? {} : { role }),
          ...(active === user.active ? {} : { active }),
        },
      }),
  };
}
