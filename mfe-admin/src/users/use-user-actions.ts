import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type {
  changeUser,
  countUserSessions,
  endUserSessions,
  resetUserSecondFactor,
  sendPasswordLink,
} from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { studentPageText, studentPath } from '../students/student-path.ts';
import type { ListedUser } from './user-types.ts';
import { texts as usersTexts } from './texts.ts';

const texts = {
  courses: commonTexts.courses,
  results: commonTexts.results,
  academicResults: commonTexts.academicResults,
  page: studentPageText,
};

/** Returns whether the user may be changed: only an administrator with all permissions changes administrators. */
export function useMayAdminister(): (user: Pick<ListedUser, 'role'>) => boolean {
  const may = useMayDo();
  return ({ role }) => role !== 'admin' || may(permissions.administration);
}

/** The row menu: update, end sessions, reset the second step, a link for a new password, deactivate. */
export function useUserActions(
  update: (user: ListedUser) => void,
): (user: ListedUser) => readonly RowAction[] {
  const translate = useText();
  const mayAdminister = useMayAdminister();
  const calls = useUserCalls();
  const results = useResultLinks();
  return (user) => {
    if (!mayAdminister(user)) return results(user);
    return [
      ...results(user),
      { id: 'update', text: translate(usersTexts.update), onSelect: () => update(user) },
      { id: 'password', text: translate(usersTexts.passwordLink), onSelect: () => calls.sendLink(user) },
      { id: 'sessions', text: translate(usersTexts.endSessions), onSelect: () => calls.endSessions(user) },
      {
        id: 'second-factor',
        text: translate(usersTexts.resetSecondFactor),
        isDangerous: true,
        onSelect: () => calls.resetSecondFactor(user),
      },
      user.active
        ? {
            id: 'deactivate',
            text: translate(usersTexts.deactivate),
            isDangerous: true,
            onSelect: () => calls.deactivate(user),
          }
        : { id: 'activate', text: translate(usersTexts.activate), onSelect: () => calls.activate(user) },
    ];
  };
}

/** The screens of a student's courses and results, as far as the own permissions reach. */
function useResultLinks(): (user: ListedUser) => readonly RowAction[] {
  const translate = useText();
  const may = useMayDo();
  return ({ _id, role }) => [
    ...(role === 'student' && may(permissions.support, permissions.marking)
      ? [{ id: 'page', text: translate(texts.page), href: studentPath(_id) }]
      : []),
    ...(role === 'student' && may(permissions.support)
      ? [{ id: 'courses', text: translate(texts.courses), href: `/boss/enrolments?studentId=${_id}` }]
      : []),
    ...(role === 'student' && may(permissions.marking)
      ? [
          { id: 'results', text: translate(texts.results), href: `/boss/results?studentId=${_id}` },
          {
            id: 'academic',
            text: translate(texts.academicResults),
            href: `/boss/academic-results?student=${_id}`,
          },
        ]
      : []),
  ];
}

function useUserCalls() {
  const translate = useText();
  const confirm = useConfirm();
  const calls = useUserMutations();
  const { api } = useServices();

  /** A number for the question; without it the question is asked all the same. */
  async function devicesOf({ _id: id }: ListedUser): Promise<string> {
    const path = '/users/{id}/sessions';
    const sessions = api.call<typeof countUserSessions>('get', path, { params: { id } });
    return sessions.then(
      ({ count }) => translate(usersTexts.devices, { n: count }),
      () => '',
    );
  }

  async function endSessions(user: ListedUser): Promise<void> {
    const question = {
      title: translate(usersTexts.endSessionsTitle, { name: user.name }),
      body: `${translate(usersTexts.endSessionsText)} ${await devicesOf(user)}`,
      confirmText: translate(usersTexts.endSessions),
    };
    if (await confirm(question)) calls.sessions.mutate({ params: { id: user._id } });
  }

  async function resetSecondFactor({ _id: id, name }: ListedUser): Promise<void> {
    const question = {
      title: translate(usersTexts.resetSecondFactorTitle, { name }),
      body: translate(usersTexts.resetSecondFactorText, { name }),
      confirmText: translate(usersTexts.resetSecondFactor),
      isDangerous: true,
    };
    if (await confirm(question)) calls.secondFactor.mutate({ params: { id } });
  }

  async function deactivate(user: ListedUser): Promise<void> {
    const { _id: id, name } = user;
    const question = {
      title: translate(usersTexts.deactivateOneTitle, { name }),
      body: `${translate(usersTexts.deactivateText, { name })} ${await devicesOf(user)}`,
      confirmText: translate(usersTexts.deactivate),
      isDangerous: true,
    };
    if (await confirm(question)) calls.change.mutate({ params: { id }, body: { active: false } });
  }

  return {
    endSessions: (user: ListedUser): void => void endSessions(user),
    resetSecondFactor: (user: ListedUser): void => void resetSecondFactor(user),
    deactivate: (user: ListedUser): void => void deactivate(user),
    activate: ({ _id: id }: ListedUser): void =>
      calls.change.mutate({ params: { id }, body: { active: true } }),
    sendLink: ({ _id: id }: ListedUser): void => calls.link.mutate({ params: { id } }),
  };
}

function useUserMutations() {
  const translate = useText();
  const { toast } = useServices();
  const onError = ({ message }: { readonly message: string }): void => toast.error(message);
  const onSuccess = ({ message }: { readonly message: string }): void => toast.success(message);
  const toasts = { onSuccess, onError };
  return {
    sessions: useApiMutation<typeof endUserSessions>('post', '/users/{id}/end-sessions', toasts),
    secondFactor: useApiMutation<typeof resetUserSecondFactor>(
      'post',
      '/users/{id}/reset-second-factor',
      toasts,
    ),
    link: useApiMutation<typeof sendPasswordLink>('post', '/users/{id}/password-link', toasts),
    change: useApiMutation<typeof changeUser>('patch', '/users/{id}', {
      invalidates: ['/users'],
      onSuccess: ({ name, active }) =>
        toast.success(translate(active ? usersTexts.activated : usersTexts.deactivated, { name })),
      onError,
    }),
  };
}
