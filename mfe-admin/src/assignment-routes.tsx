import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const AssignmentsPage = lazyPage(
  () => import(/* webpackChunkName: "page-assignments" */ './features/assignments/assignments-page.tsx'),
  (file) => file.AssignmentsPage,
);

const AssignmentFormPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-assignment-form" */ './features/assignments/form/assignment-form-page.tsx'
    ),
  (file) => file.AssignmentFormPage,
);

const MarkingDeskPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-marking-desk" */ './features/assignments/marking/marking-desk-page.tsx'
    ),
  (file) => file.MarkingDeskPage,
);

/** The list of assignments, their form and the marking desk. */
export const assignmentRoutes = (
  <>
    <Route
      path="/boss/assignments"
      element={
        <Allowed permission={[permissions.questions, permissions.marking]}>
          <AssignmentsPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/assignments/create"
      element={
        <Allowed permission={permissions.questions}>
          <AssignmentFormPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/assignments/edit/:id"
      element={
        <Allowed permission={permissions.questions}>
          <AssignmentFormPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/assignments/:id/marking"
      element={
        <Allowed permission={permissions.marking}>
          <MarkingDeskPage />
        </Allowed>
      }
    />
  </>
);
