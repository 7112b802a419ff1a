import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const ResultsPage = lazyPage(
  () => import(/* webpackChunkName: "page-results" */ './features/results/results-page.tsx'),
  (file) => file.ResultsPage,
);

const AcademicResultsPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-academic-results" */ './features/academic-results/academic-results-page.tsx'
    ),
  (file) => file.AcademicResultsPage,
);

const AcademicFormPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-academic-result-form" */ './features/academic-results/academic-form-page.tsx'
    ),
  (file) => file.AcademicFormPage,
);

const academicForm = (
  <Allowed permission={permissions.marking}>
    <AcademicFormPage />
  </Allowed>
);

/** Results of exams with their corrections, and the academic results that administrators enter. */
export const resultRoutes = (
  <>
    <Route
      path="/boss/results"
      element={
        <Allowed permission={permissions.marking}>
          <ResultsPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/academic-results"
      element={
        <Allowed permission={permissions.marking}>
          <AcademicResultsPage />
        </Allowed>
      }
    />
    <Route path="/boss/academic-results/create" element={academicForm} />
    <Route path="/boss/academic-results/edit/:id" element={academicForm} />
  </>
);
