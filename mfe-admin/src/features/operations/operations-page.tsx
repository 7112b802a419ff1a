import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { Link, useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './operations.module.css';
import { texts } from './texts.ts';

const start = '/boss/operations';
const pages = [
  { path: start, text: texts.overview },
  { path: `${start}/last-hours`, text: texts.lastHours },
  { path: `${start}/backups`, text: texts.backups },
  { path: `${start}/dead-letters`, text: texts.deadLetters },
  { path: `${start}/republish`, text: texts.republish },
  { path: `${start}/mails`, text: texts.mails },
  { path: `${start}/browser-errors`, text: texts.browserErrors },
  { path: `${start}/remotes`, text: texts.remotes },
] as const;

interface OperationsPageProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One of the pages of the operations, with the way to the others. */
export function OperationsPage({ title, lead, actions, children }: OperationsPageProps): ReactNode {
  const translate = useText();
  const { pathname } = useLocation();
  return (
    <AdminPage title={title} lead={lead} {...(actions !== undefined && { actions })}>
      <nav aria-label={translate(texts.pages)} data-print="no">
        <ul className={styles['pages']}>
          {pages.map(({ path, text }) => (
            <li key={path}>
              <Link to={path} {...(pathname === path && { 'aria-current': 'page' })}>
                {translate(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AdminPage>
  );
}
