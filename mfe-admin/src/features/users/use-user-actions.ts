import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { changeUser, endUserSessions, sendPasswordLink } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useTexts } from '../../texts.ts';
import type { ListedUser } from './user-types.ts';

/** Only an administrator with all permissions changes administrators. */
export function useMayAdminister(): (user: Pick<ListedUser, 'role'>) => boolean {
  const may = useMayDo();
  return ({ role }) => role !== 'admin' || may(permissions.administration);
}

/** The row menu: update, end sessions, a link for a new password, deactivate. */
export function useUserActions(
  update: (user: ListedUser) => void,
): (user: ListedUser) => readonly RowAction[] {
  const translate = useTexts();
  const mayAdminister = useMayAdminister();
  const { endSessions, sendLink, setActive } = useUserCalls();
  return (user) => {
    if (!mayAdminister(user)) return [];
    return [
      { id: 'update', text: translate('users.update'), onSelect: () => update(user) },
      { id: 'password', text: translate('users.passwordLink'), onSelect: () => sendLink(user) },
      { id: 'sessions', text: translate('users.endSessions'), onSelect: () => endSessions(user) },
      user.active
        ? {
            id: 'deactivate',
            text: translate('users.deactivate'),
            isDangerous: true,
            onSelect: () => setActive(user, false),
          }
        : { id: 'activate', text: translate('users.activate'), onSelect: () => setActive(user, true) },
    ];
  };
}

function useUserCalls() {
  const translate = useTexts();
  const confirm = useConfirm();
  const { toast } = useServices();
  const onError = ({ message }: { readonly message: string }): void => toast.error(message);
  const onSuccess = ({ message }: { readonly message: string }): void => toast.success(message);
  const sessions = useApiMutation<typeof endUserSessions>('post', '/users/{id}/end-sessions', {
    onSuccess,
    onError,
  });
  const link = useApiMutation<typeof sendPasswordLink>('post', '/users/{id}/password-link', {
    onSuccess,
    onError,
  });
  const change = useApiMutation<typeof changeUser>('patch', '/users/{id}', {
    invalidates: ['/users'],
    onSuccess: ({ name }) => toast.success(translate('users.updated', { name })),
    onError,
  });

  async function endSessions({ _id: id, name }: ListedUser): Promise<void> {
    const question = {
      title: translate('users.endSessionsTitle', { name }),
      body: translate('users.endSessionsText'),
      confirmText: translate('users.endSessions'),
    };
    if (await confirm(question)) sessions.mutate({ params: { id } });
  }

  async function setActive({ _id: id, name }: ListedUser, active: boolean): Promise<void> {
    const question = {
      title: translate('users.deactivateOneTitle', { name }),
      body: translate('users.deactivateText', { name }),
      confirmText: translate('users.deactivate'),
      isDangerous: true,
    };
    if (active || (await confirm(question))) change.mutate({ params: { id }, body: { active } });
  }

  return {
    endSessions: (user: ListedUser): void => void endSessions(user),
    sendLink: ({ _id: id }: ListedUser): void => link.mutate({ params: { id } }),
    setActive: (user: ListedUser, active: boolean): void => void setActive(user, active),
  };
}
