import { lazyPage, Pages } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { BossLayout } from './layout/boss-layout.tsx';

const wizard = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-university-wizard" */ './features/university-wizard/university-wizard-page.tsx'
    ),
  (file) => file.UniversityWizardPage,
);

const routes = [
  {
    path: '/boss',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-start" */ './features/start/start-page.tsx'),
      (file) => file.StartPage,
    ),
  },
  {
    path: '/boss/user-management',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-users" */ './features/users/users-page.tsx'),
      (file) => file.UsersPage,
    ),
  },
  {
    path: '/boss/course-management/university-courses',
    page: lazyPage(
      () =>
        import(/* webpackChunkName: "page-universities" */ './features/universities/universities-page.tsx'),
      (file) => file.UniversitiesPage,
    ),
  },
  { path: '/boss/create-university', page: wizard },
  { path: '/boss/create-university/:id', page: wizard },
  { path: '/boss/edit-admission-course/:id', page: wizard },
  {
    path: '/boss/campaign-management',
    page: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-exam-campaigns" */ './features/exam-campaigns/exam-campaigns-page.tsx'
        ),
      (file) => file.ExamCampaignsPage,
    ),
  },
];

/** The boss area: its own menu beside every page. The shell lets only administrators in, and the API answers only them. */
export function Root(): ReactNode {
  return (
    <BossLayout>
      <Pages routes={routes} />
    </BossLayout>
  );
}
