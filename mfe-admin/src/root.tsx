import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { Route, Routes } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { academicCourseRoutes } from './academic-course-routes.tsx';
import { Allowed } from './allowed.tsx';
import { assignmentRoutes } from './assignment-routes.tsx';
import { bulkRoutes } from './bulk-routes.tsx';
import { campaignRoutes } from './campaign-routes.tsx';
import { examDeskRoutes } from './exam-desk-routes.tsx';
import { examMarkingRoutes } from './exam-marking-routes.tsx';
import { courseTreeRoutes } from './course-tree-routes.tsx';
import { examRoutes } from './exam-routes.tsx';
import { BossLayout } from './features/boss-layout/boss-layout.tsx';
import { examReviewRoutes } from './exam-review-routes.tsx';
import { operationsRoutes } from './operations-routes.tsx';
import { paymentClaimRoutes } from './payment-claim-routes.tsx';
import { reportRoutes } from './report-routes.tsx';
import { resultRoutes } from './result-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';

const UniversityWizardPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-university-wizard" */ './features/university-wizard/university-wizard-page.tsx'
    ),
  (file) => file.UniversityWizardPage,
);

const StartPage = lazyPage(
  () => import(/* webpackChunkName: "page-start" */ './features/start/start-page.tsx'),
  (file) => file.StartPage,
);

const UsersPage = lazyPage(
  () => import(/* webpackChunkName: "page-users" */ './features/users/users-page.tsx'),
  (file) => file.UsersPage,
);

const InvitationsPage = lazyPage(
  () => import(/* webpackChunkName: "page-invitations" */ './features/users/invitations-page.tsx'),
  (file) => file.InvitationsPage,
);

const UniversitiesPage = lazyPage(
  () => import(/* webpackChunkName: "page-universities" */ './features/universities/universities-page.tsx'),
  (file) => file.UniversitiesPage,
);

const universityWizard = (
  <Allowed permission={permissions.questions}>
    <UniversityWizardPage />
  </Allowed>
);

/** The boss area, with its own menu beside each page. Shell and API admit administrators only. */
export function Root(): ReactNode {
  return (
    <BossLayout>
      <PageBoundary>
        <Routes>
          <Route path="/boss" element={<StartPage />} />
          <Route
            path="/boss/user-management"
            element={
              <Allowed permission={permissions.support}>
                <UsersPage />
              </Allowed>
            }
          />
          <Route
            path="/boss/user-management/invitations"
            element={
              <Allowed permission={permissions.support}>
                <InvitationsPage />
              </Allowed>
            }
          />
          <Route
            path="/boss/course-management/university-courses"
            element={
              <Allowed permission={permissions.questions}>
                <UniversitiesPage />
              </Allowed>
            }
          />
          <Route path="/boss/create-university" element={universityWizard} />
          <Route path="/boss/create-university/:id" element={universityWizard} />
          <Route path="/boss/edit-admission-course/:id" element={universityWizard} />
          {bulkRoutes}
          {campaignRoutes}
          {academicCourseRoutes}
          {assignmentRoutes}
          {examDeskRoutes}
          {examMarkingRoutes}
          {courseTreeRoutes}
          {examReviewRoutes}
          {examRoutes}
          {operationsRoutes}
          {paymentClaimRoutes}
          {reportRoutes}
          {resultRoutes}
          {settingsRoutes}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </PageBoundary>
    </BossLayout>
  );
}
