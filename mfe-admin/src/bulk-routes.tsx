import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const ImportPage = lazyPage(
  () => import(/* webpackChunkName: "page-student-import" */ './features/student-import/import-page.tsx'),
  (file) => file.ImportPage,
);

const BulkPage = lazyPage(
  () => import(/* webpackChunkName: "page-bulk-enrolment" */ './features/bulk-enrolment/bulk-page.tsx'),
  (file) => file.BulkPage,
);

const EnrolmentsPage = lazyPage(
  () => import(/* webpackChunkName: "page-enrolments" */ './features/enrolments/enrolments-page.tsx'),
  (file) => file.EnrolmentsPage,
);

/** Enrolments, and many students at once: import and enrolment. */
export const bulkRoutes = (
  <>
    <Route
      path="/boss/user-management/import"
      element={
        <Allowed permission={permissions.support}>
          <ImportPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/enrolments"
      element={
        <Allowed permission={permissions.support}>
          <EnrolmentsPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/enrolments/bulk"
      element={
        <Allowed permission={permissions.support}>
          <BulkPage />
        </Allowed>
      }
    />
  </>
);
