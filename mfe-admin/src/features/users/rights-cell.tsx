import { Badge } from '@pathshala/web-kit/parts/badge';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { ListedUser } from './user-types.ts';

type Rights = Pick<ListedUser, 'role' | 'permissions'>;

function usePermissionNames(): (of: Rights) => string | undefined {
  const translate = useTexts();
  return ({ permissions }) => permissions?.map((name) => translate(`permission.${name}`)).join(', ');
}

/** 'Administrator: Marker, Support'; only the role of students and of administrators with all permissions. */
export function useRightsText(): (of: Rights) => string {
  const translate = useTexts();
  const permissionNames = usePermissionNames();
  return (of) => [translate(`role.${of.role}`), permissionNames(of)].filter(Boolean).join(': ');
}

export function RightsCell({ user }: { readonly user: Rights }): ReactNode {
  const translate = useTexts();
  const permissionNames = usePermissionNames();
  return (
    <>
      <Badge tone={user.role === 'admin' ? 'attention' : 'neutral'}>{translate(`role.${user.role}`)}</Badge>{' '}
      {permissionNames(user)}
    </>
  );
}
