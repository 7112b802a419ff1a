import { InsidePage } from '@pathshala/web-kit/parts/page';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import styles from './admin-page.module.css';

export interface AdminPageProps extends PageHeaderProps {
  readonly children: ReactNode;
}

/** A page of the boss area: its header, then its content over the full width. */
export function AdminPage({ children, ...header }: AdminPageProps): ReactNode {
  return (
    <div className={styles['page']} data-page>
      <PageHeader {...header} />
      <InsidePage value>{children}</InsidePage>
    </div>
  );
}
