import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const ExamDeskPage = lazyPage(
  () => import(/* webpackChunkName: "page-exam-desk" */ './features/exam-desk/exam-desk-page.tsx'),
  (file) => file.ExamDeskPage,
);

/** The pages that show live who sits the exam of a campaign. */
export const examDeskRoutes = (
  <Route
    path="/boss/exam-desk/:examId"
    element={
      <Allowed permission={permissions.campaigns}>
        <ExamDeskPage />
      </Allowed>
    }
  />
);
