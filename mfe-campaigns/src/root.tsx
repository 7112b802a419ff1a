import { lazyPage, Pages } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';

const routes = [
  {
    path: '/campaigns',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-campaigns" */ './features/campaign-list/campaigns-page.tsx'),
      (file) => file.CampaignsPage,
    ),
  },
  {
    path: '/campaigns/exam/:id',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-exam-campaign" */ './routes/exam-campaign-page.tsx'),
      (file) => file.ExamCampaignPage,
    ),
  },
  {
    path: '/campaigns/exam/:id/merit-list',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-merit-list" */ './routes/merit-list-page.tsx'),
      (file) => file.MeritListPage,
    ),
  },
  {
    path: '/campaigns/confirm',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/confirm-page.tsx'),
      (file) => file.ConfirmPage,
    ),
  },
  {
    path: '/campaigns/cancel',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/cancel-page.tsx'),
      (file) => file.CancelPage,
    ),
  },
  {
    path: '/campaigns/:id',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-campaign" */ './routes/campaign-page.tsx'),
      (file) => file.CampaignPage,
    ),
  },
  {
    path: '/campaigns/:id/add-exam',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-add-exam" */ './features/add-exam/add-exam-page.tsx'),
      (file) => file.AddExamPage,
    ),
  },
];

export function Root(): ReactNode {
  return <Pages routes={routes} />;
}
