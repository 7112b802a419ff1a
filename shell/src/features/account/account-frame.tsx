import { Card } from '@pathshala/web-kit/parts/card';
import { Page } from '@pathshala/web-kit/parts/page';
import type { ReactNode } from 'react';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Links to other account pages. */
  readonly below?: ReactNode;
}

/** A narrow card with one form. */
export function AccountFrame({ title, lead, children, below }: AccountFrameProps): ReactNode {
  return (
    <div className={styles['frame']}>
      <Page title={title} width="text" lead={<span className={styles['lead']}>{lead}</span>}>
        <Card>{children}</Card>
        {below !== undefined && <p className={styles['below']}>{below}</p>}
      </Page>
    </div>
  );
}
