import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { reports } from '../../reports/report-list.ts';
import styles from '../../reports/reports.module.css';
import { texts } from '../../reports/texts.ts';

/** /boss/reports (ADM-20): the reports that this administrator may see. */
export function ReportsPage(): ReactNode {
  const translate = useText();
  const may = useMayDo();
  return (
    <AdminPage title={translate(texts.reports)} lead={translate(texts.lead)}>
      <ul className={styles['list']} aria-label={translate(texts.reports)}>
        {Object.values(reports).map(
          ({ path, text, lead, permission }) =>
            may(...permission) && (
              <li key={path}>
                <Link to={path}>{translate(text)}</Link>
                <p>{translate(lead)}</p>
              </li>
            ),
        )}
      </ul>
    </AdminPage>
  );
}
