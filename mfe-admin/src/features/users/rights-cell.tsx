import { Badge } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { userFields } from '../../resources/user.fields.ts';
import type { ListedUser } from '../../users/user-types.ts';
import { texts } from '../../users/texts.ts';

const roles = userFields.role.choices;

type Rights = Pick<ListedUser, 'role' | 'permissions' | 'limitedTo'>;

function usePermissionNames(): (of: Rights) => string | undefined {
  const translate = useText();
  return ({ permissions, limitedTo }) => {
    const names = permissions?.map((name) => translate(texts.permission[name])).join(', ');
    if (limitedTo === undefined) return names;
    const n = limitedTo.courseIds.length + limitedTo.batchIds.length;
    return `${names} (${translate(texts.limited, { n })})`;
  };
}

/** 'Administrator: Marker, Support'; only the role of students and of administrators with all permissions. */
export function useRightsText(): (of: Rights) => string {
  const translate = useText();
  const permissionNames = usePermissionNames();
  return (of) => [translate(roles[of.role]), permissionNames(of)].filter(Boolean).join(': ');
}

export function RightsCell({ user }: { readonly user: Rights }): ReactNode {
  const translate = useText();
  const permissionNames = usePermissionNames();
  return (
    <>
      <Badge tone={user.role === 'admin' ? 'attention' : 'neutral'}>{translate(roles[user.role])}</Badge>{' '}
      {permissionNames(user)}
    </>
  );
}
