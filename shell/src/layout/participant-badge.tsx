import { Button } from '@pathshala/web-kit/parts/button';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useText } from '@pathshala/web-kit/texts';
import { useLogOut } from '@pathshala/web-kit/use-log-out';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import styles from './user-badge.module.css';

/**
 * Shows the name of a participant, who sits an exam without an account: there is no profile to link to, but a session to
 * end.
 */
export function ParticipantBadge({ participant }: { readonly participant: SessionUser }): ReactNode {
  const translate = useText();
  const logOut = useLogOut();
  return (
    <>
      <span className={styles['words']}>
        <span className={styles['name']}>{participant.name}</span>
        <span className={styles['role']}>{translate(texts.participant)}</span>
      </span>
      <Button size="small" onClick={logOut}>
        {translate(texts.leave)}
      </Button>
    </>
  );
}
