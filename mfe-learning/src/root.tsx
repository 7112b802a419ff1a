import { NotOpenYet } from '@pathshala/web-kit/parts/not-open-yet';
import { lazyPage, Pages } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';

const unitsPage = lazyPage(
  () => import(/* webpackChunkName: "page-units" */ './features/units/units-page.tsx'),
  (file) => file.UnitsPage,
);

const routes = [
  {
    path: '/',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-home" */ './features/home/home-page.tsx'),
      (file) => file.HomePage,
    ),
  },
  {
    path: '/student-dashboard',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/dashboard-page.tsx'),
      (file) => file.DashboardPage,
    ),
  },
  {
    path: '/courses',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-courses" */ './features/course-list/courses-page.tsx'),
      (file) => file.CoursesPage,
    ),
  },
  {
    path: '/courses/admission',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-admission-list" */ './features/course-list/admission-page.tsx'),
      (file) => file.AdmissionPage,
    ),
  },
  {
    path: '/courses/academic',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-academic-list" */ './features/course-list/academic-page.tsx'),
      (file) => file.AcademicPage,
    ),
  },
  {
    path: '/courses/admission/:coursecode',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-admission" */ './features/admission-detail/course-page.tsx'),
      (file) => file.CoursePage,
    ),
  },
  {
    path: '/courses/academic/:courseid',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-academic" */ './features/academic-detail/course-page.tsx'),
      (file) => file.CoursePage,
    ),
  },
  { path: '/courses/admission/:coursecode/units', page: unitsPage },
  { path: '/courses/admission/:coursecode/units/years', page: unitsPage },
  { path: '/profile', page: NotOpenYet },
];

export function Root(): ReactNode {
  return <Pages routes={routes} />;
}
