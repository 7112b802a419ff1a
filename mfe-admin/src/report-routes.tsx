import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';
import { reports } from './reports/report-list.ts';

const ReportsPage = lazyPage(
  () => import(/* webpackChunkName: "page-reports" */ './features/reports/reports-page.tsx'),
  (file) => file.ReportsPage,
);

const EnrolmentReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-report-enrolments" */ './features/reports/enrolments/enrolment-report-page.tsx'
    ),
  (file) => file.EnrolmentReportPage,
);

/** The reports of ADM-20, each at its own address. */
export const reportRoutes = (
  <>
    <Route
      path="/boss/reports"
      element={
        <Allowed permission={Object.values(reports).flatMap(({ permission }) => [...permission])}>
          <ReportsPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/enrolments"
      element={
        <Allowed permission={reports.enrolments.permission}>
          <EnrolmentReportPage />
        </Allowed>
      }
    />
  </>
);
