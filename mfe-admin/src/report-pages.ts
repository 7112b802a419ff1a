import type { AnyRow } from '@pathshala/web-kit/define-pages';
import { reports } from './reports/report-list.ts';

/** The reports of ADM-20, each at its own address. */
export const reportPages: readonly AnyRow[] = [
  {
    path: '/boss/reports',
    permission: [...new Set(Object.values(reports).flatMap(({ permission }) => permission))],
    load: () => import('./features/reports/reports-page.tsx').then((file) => file.ReportsPage),
    menu: { group: 'campaigns', text: { en: 'Reports', bn: 'প্রতিবেদন' }, icon: 'reports', order: 20 },
  },
  {
    path: '/boss/reports/enrolments',
    permission: reports.enrolments.permission,
    load: () =>
      import('./features/reports/enrolments/enrolment-report-page.tsx').then(
        (file) => file.EnrolmentReportPage,
      ),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/revenue',
    permission: reports.revenue.permission,
    load: () =>
      import('./features/reports/revenue/revenue-report-page.tsx').then((file) => file.RevenueReportPage),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/fees',
    permission: reports.fees.permission,
    load: () => import('./features/reports/fees/fee-report-page.tsx').then((file) => file.FeeReportPage),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/courses',
    permission: reports.courses.permission,
    load: () =>
      import('./features/reports/courses/completion-report-page.tsx').then(
        (file) => file.CompletionReportPage,
      ),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/exams',
    permission: reports.exams.permission,
    load: () => import('./features/reports/exams/exams-report-page.tsx').then((file) => file.ExamsReportPage),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/exams/:examId',
    permission: reports.exams.permission,
    load: () => import('./features/reports/exams/exam-report-page.tsx').then((file) => file.ExamReportPage),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/activity',
    permission: reports.activity.permission,
    load: () =>
      import('./features/reports/activity/activity-report-page.tsx').then((file) => file.ActivityReportPage),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/campaigns',
    permission: reports.campaigns.permission,
    load: () =>
      import('./features/reports/campaigns/campaigns-report-page.tsx').then(
        (file) => file.CampaignsReportPage,
      ),
    menu: '/boss/reports',
  },
  {
    path: '/boss/reports/campaigns/:campaignId',
    permission: reports.campaigns.permission,
    load: () =>
      import('./features/reports/campaigns/campaign-report-page.tsx').then((file) => file.CampaignReportPage),
    menu: '/boss/reports',
  },
];
