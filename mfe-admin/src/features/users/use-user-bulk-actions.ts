import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { changeUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useTexts } from '../../texts.ts';
import { useMayAdminister } from './use-user-actions.ts';
import type { ListedUser } from './user-types.ts';

/** Activates or deactivates the selected accounts; those that are in that state already, or that this administrator may not change, are skipped. */
export function useUserBulkActions(): readonly BulkAction<ListedUser>[] {
  const translate = useTexts();
  const { api } = useServices();
  const mayAdminister = useMayAdminister();
  const setActive = ({ _id: id }: ListedUser, active: boolean): Promise<unknown> =>
    api.call<typeof changeUser>('patch', '/users/{id}', { params: { id }, body: { active } });
  return [
    {
      id: 'activate',
      text: translate('users.activate'),
      appliesTo: (user) => !user.active && mayAdminister(user),
      question: ({ length: n }) => ({
        title: translate('users.activateTitle', { n }),
        body: translate('users.activateBody'),
        confirmText: translate('users.activate'),
      }),
      run: (user) => setActive(user, true),
    },
    {
      id: 'deactivate',
      text: translate('users.deactivate'),
      isDangerous: true,
      appliesTo: (user) => user.active && mayAdminister(user),
      question: (users) => ({
        title: translate('users.deactivateTitle', { n: users.length }),
        body: deactivationOf(users, translate),
        confirmText: translate('users.deactivate'),
      }),
      run: (user) => setActive(user, false),
    },
  ];
}

function deactivationOf(users: readonly ListedUser[], translate: ReturnType<typeof useTexts>): string {
  const n = users.filter(({ role }) => role === 'admin').length;
  const consequence = translate('users.deactivateBody');
  return n === 0 ? consequence : `${consequence} ${translate('users.deactivateAdmins', { n })}`;
}
