import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { Link, useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './integrations.module.css';
import { pagePaths } from './paths.ts';
import { keyTexts, texts } from './texts.ts';
import { webhookTexts } from './webhook-texts.ts';

const pages = [
  { path: pagePaths.keys, text: keyTexts.title },
  { path: pagePaths.exports, text: texts.exports },
  { path: pagePaths.webhooks, text: webhookTexts.title, permission: permissions.administration },
] as const;

interface IntegrationsPageProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One of the pages about other software, with the way to the others. */
export function IntegrationsPage({ title, lead, actions, children }: IntegrationsPageProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const { pathname } = useLocation();
  const shown = pages.filter((page) => !('permission' in page) || may(page.permission));
  return (
    <AdminPage title={title} lead={lead} {...(actions !== undefined && { actions })}>
      <nav aria-label={translate(texts.pages)} data-print="no">
        <ul className={styles['pages']}>
          {shown.map(({ path, text }) => (
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
