import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { changeUser } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { type Translate, useText } from '@pathshala/web-kit/texts';
import { useMayAdminister } from '../../users/use-user-actions.ts';
import type { ListedUser } from '../../users/user-types.ts';
import { texts } from '../../users/texts.ts';

/** Activates or deactivates the selected accounts; those that are in that state already, or that this administrator may not change, are skipped. */
export function useUserBulkActions(): readonly BulkAction<ListedUser>[] {
  const translate = useText();
  const { api } = useServices();
  const mayAdminister = useMayAdminister();
  const setActive = ({ _id: id }: ListedUser, active: boolean): Promise<unknown> =>
    api.call<typeof changeUser>('patch', '/users/{id}', { params: { id }, body: { active } });
  return [
    {
      id: 'activate',
      text: translate(texts.activate),
      appliesTo: (user) => !user.active && mayAdminister(user),
      question: ({ length: n }) => ({
        title: translate(texts.activateTitle, { n }),
        body: translate(texts.activateBody),
        confirmText: translate(texts.activate),
      }),
      run: (user) => setActive(user, true),
    },
    {
      id: 'deactivate',
      text: translate(texts.deactivate),
      isDangerous: true,
      appliesTo: (user) => user.active && mayAdminister(user),
      question: (users) => ({
        title: translate(texts.deactivateTitle, { n: users.length }),
        body: deactivationOf(users, translate),
        confirmText: translate(texts.deactivate),
      }),
      run: (user) => setActive(user, false),
    },
  ];
}

function deactivationOf(users: readonly ListedUser[], translate: Translate): string {
  const n = users.filter(({ role }) => role === 'admin').length;
  const consequence = translate(texts.deactivateBody);
  return n === 0 ? consequence : `${consequence} ${translate(texts.deactivateAdmins, { n })}`;
}
