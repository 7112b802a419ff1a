import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Navigate, Route } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';

const AcademicWizardPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-academic-wizard" */ './features/academic-wizard/academic-wizard-page.tsx'
    ),
  (file) => file.AcademicWizardPage,
);

const AcademicCoursesPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-academic-courses" */ './features/academic-courses/academic-courses-page.tsx'
    ),
  (file) => file.AcademicCoursesPage,
);

const forAuthors = (page: ReactNode): ReactNode => (
  <Allowed permission={permissions.questions}>{page}</Allowed>
);

/** The academic wizard and the list of academic courses (spec §2). */
export const academicCourseRoutes = (
  <>
    <Route path="/boss/course-management/academic-courses" element={forAuthors(<AcademicCoursesPage />)} />
    <Route path="/boss/academiccourses" element={forAuthors(<AcademicCoursesPage />)} />
    <Route path="/boss/academiccourses/test" element={<Navigate to="/boss/academiccourses" replace />} />
    <Route path="/boss/create-academiccourse" element={forAuthors(<AcademicWizardPage />)} />
    <Route path="/boss/create-academiccourse/:id" element={forAuthors(<AcademicWizardPage />)} />
    <Route path="/boss/edit-academiccourse/:id" element={forAuthors(<AcademicWizardPage />)} />
  </>
);
