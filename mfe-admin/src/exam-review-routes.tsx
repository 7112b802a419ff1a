import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const ExamAnalysisPage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-exam-analysis" */ './features/exam-analysis/exam-analysis-page.tsx'),
  (file) => file.ExamAnalysisPage,
);

const KeyCorrectionPage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-key-correction" */ './features/key-correction/key-correction-page.tsx'),
  (file) => file.KeyCorrectionPage,
);

const QuestionReportsPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-question-reports" */ './features/question-reports/question-reports-page.tsx'
    ),
  (file) => file.QuestionReportsPage,
);

const QuestionReportPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-question-report" */ './features/question-reports/question-report-page.tsx'
    ),
  (file) => file.QuestionReportPage,
);

const reviewers = [permissions.questions, permissions.marking];

/** The item analysis of an exam, the correction of its key, and the questions that students have reported. */
export const examReviewRoutes = (
  <>
    <Route
      path="/boss/exam-analysis/:paperId"
      element={
        <Allowed permission={[...reviewers, permissions.campaigns]}>
          <ExamAnalysisPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/key-correction/:paperId"
      element={
        <Allowed permission={[...reviewers, permissions.campaigns]}>
          <KeyCorrectionPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/question-reports"
      element={
        <Allowed permission={reviewers}>
          <QuestionReportsPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/question-reports/:id"
      element={
        <Allowed permission={reviewers}>
          <QuestionReportPage />
        </Allowed>
      }
    />
  </>
);
