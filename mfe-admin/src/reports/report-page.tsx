import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { reportPaths } from './paths.ts';
import { RangeControl } from './range-control.tsx';
import { type ReportName, reports } from './report-list.ts';
import type { ReportRange } from './report-range.ts';
import styles from './reports.module.css';
import { texts } from './texts.ts';
import { useReportRange } from './use-report-range.ts';

interface ReportPageProps {
  readonly report: ReportName;
  /** The report of these days, once they can be reported. */
  readonly children: (range: ReportRange) => ReactNode;
}

/** The page of a report: the tabs of all reports, the choice of days, and the report. */
export function ReportPage({ report, children }: ReportPageProps): ReactNode {
  const translate = useText();
  const chosen = useReportRange();
  const { text, lead } = reports[report];
  return (
    <AdminPage
      title={translate(text)}
      lead={translate(lead)}
      breadcrumbs={[{ text: translate(texts.reports), to: reportPaths.list }]}
    >
      <ReportTabs current={report} search={chosen.search} />
      <RangeControl chosen={chosen} />
      {chosen.problem === null && children(chosen.range)}
    </AdminPage>
  );
}

interface ReportTabsProps {
  readonly current: ReportName;
  readonly search: string;
}

/** Links to the reports that this administrator may see; the chosen days go along. */
function ReportTabs({ current, search }: ReportTabsProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  return (
    <nav className={styles['tabs']} aria-label={translate(texts.reports)} data-print="no">
      {Object.entries(reports).map(
        ([name, { path, text, permission }]) =>
          may(...permission) && (
            <Link
              key={name}
              to={`${path}${search}`}
              {...(name === current && { 'aria-current': 'page' as const })}
            >
              {translate(text)}
            </Link>
          ),
      )}
    </nav>
  );
}
