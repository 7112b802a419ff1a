import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const QueuePage = lazyPage(
  () => import(/* webpackChunkName: "page-exam-marking" */ './features/exam-marking/queue-page.tsx'),
  (file) => file.QueuePage,
);

const DeskPage = lazyPage(
  () => import(/* webpackChunkName: "page-exam-marking-desk" */ './features/exam-marking/desk/desk-page.tsx'),
  (file) => file.DeskPage,
);

/** The queue of written exams, and the desk at which they are marked. */
export const examMarkingRoutes = (
  <>
    <Route
      path="/boss/exam-marking"
      element={
        <Allowed permission={permissions.marking}>
          <QueuePage />
        </Allowed>
      }
    />
    <Route
      path="/boss/exam-marking/:resultId"
      element={
        <Allowed permission={permissions.marking}>
          <DeskPage />
        </Allowed>
      }
    />
  </>
);
