import type { readUser } from '@pathshala/svc-auth-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { userFields } from '../../resources/user.fields.ts';
import { UpdateUserDialog } from '../../users/update-user-dialog.tsx';
import { useUserActions } from '../../users/use-user-actions.ts';
import type { ListedUser } from '../../users/user-types.ts';
import { Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

/** The account with its changes: name and role, a link for a new password, sessions, second step, deactivation. */
export function AccountSection({ studentId: id }: StudentProps): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readUser>('/users/{id}', { params: { id } });
  return (
    <Section title={translate(texts.account)} query={query}>
      {(user) => <Account user={user} />}
    </Section>
  );
}

function Account({ user }: { readonly user: ListedUser }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [edited, edit] = useState<ListedUser>();
  const actions = useUserActions(edit)(user);
  const { username, email, mobile = '', role, active, createdAt } = user;
  const given = [
    [translate(userFields.username.label), username],
    [translate(userFields.email.label), email],
    [translate(userFields.mobile.label), format.digits(mobile)],
  ] as const;
  return (
    <>
      <Facts
        facts={[
          ...given.filter(([, value]) => value !== ''),
          [translate(userFields.role.label), translate(userFields.role.choices[role])],
          [
            translate(texts.state),
            <Badge key="state" tone={active ? 'good' : 'bad'}>
              {translate(active ? texts.active : texts.inactive)}
            </Badge>,
          ],
          [translate(texts.since), format.shortDate(createdAt)],
        ]}
      />
      <div className={styles['actions']}>
        {actions.map((action) =>
          'onSelect' in action ? (
            <Button
              key={action.id}
              size="small"
              {...(action.isDangerous === true && { kind: 'danger' as const })}
              onClick={action.onSelect}
            >
              {action.text}
            </Button>
          ) : null,
        )}
      </div>
      {edited && <UpdateUserDialog user={edited} onClose={() => edit(undefined)} />}
    </>
  );
}
