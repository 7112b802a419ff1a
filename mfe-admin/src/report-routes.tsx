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

const RevenueReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-report-revenue" */ './features/reports/revenue/revenue-report-page.tsx'
    ),
  (file) => file.RevenueReportPage,
);

const CompletionReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-report-courses" */ './features/reports/courses/completion-report-page.tsx'
    ),
  (file) => file.CompletionReportPage,
);

const ExamsReportPage = lazyPage(
  () => import(/* webpackChunkName: "page-report-exams" */ './features/reports/exams/exams-report-page.tsx'),
  (file) => file.ExamsReportPage,
);

const ExamReportPage = lazyPage(
  () => import(/* webpackChunkName: "page-report-exam" */ './features/reports/exams/exam-report-page.tsx'),
  (file) => file.ExamReportPage,
);

const ActivityReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-report-activity" */ './features/reports/activity/activity-report-page.tsx'
    ),
  (file) => file.ActivityReportPage,
);

const CampaignsReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-report-campaigns" */ './features/reports/campaigns/campaigns-report-page.tsx'
    ),
  (file) => file.CampaignsReportPage,
);

const CampaignReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-report-campaign" */ './features/reports/campaigns/campaign-report-page.tsx'
    ),
  (file) => file.CampaignReportPage,
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
    <Route
      path="/boss/reports/revenue"
      element={
        <Allowed permission={reports.revenue.permission}>
          <RevenueReportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/courses"
      element={
        <Allowed permission={reports.courses.permission}>
          <CompletionReportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/exams"
      element={
        <Allowed permission={reports.exams.permission}>
          <ExamsReportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/exams/:examId"
      element={
        <Allowed permission={reports.exams.permission}>
          <ExamReportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/activity"
      element={
        <Allowed permission={reports.activity.permission}>
          <ActivityReportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/campaigns"
      element={
        <Allowed permission={reports.campaigns.permission}>
          <CampaignsReportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/reports/campaigns/:campaignId"
      element={
        <Allowed permission={reports.campaigns.permission}>
          <CampaignReportPage />
        </Allowed>
      }
    />
  </>
);
