import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { Route, Routes } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { loadResultPage } from './load-result-page.ts';

const ExamsPage = lazyPage(
  () => import(/* webpackChunkName: "page-exams" */ './features/registered-exams/exams-page.tsx'),
  (file) => file.ExamsPage,
);

const ResultPage = lazyPage(loadResultPage, (file) => file.ResultRoute);

const ReportCardPage = lazyPage(
  () => import(/* webpackChunkName: "page-report-card" */ './features/report-card/report-card-page.tsx'),
  (file) => file.ReportCardPage,
);

const CampaignExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/campaign-exam-page.tsx'),
  (file) => file.CampaignExamPage,
);

const PastYearExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/past-year-exam-page.tsx'),
  (file) => file.PastYearExamPage,
);

const AcademicExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/academic-exam-page.tsx'),
  (file) => file.AcademicExamPage,
);

const ExamOverviewPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/exam-overview-page.tsx'),
  (file) => file.ExamOverviewPage,
);

const ExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/exam-page.tsx'),
  (file) => file.ExamPage,
);

const AnswersPage = lazyPage(
  () => import(/* webpackChunkName: "page-answers" */ './features/paper-answers/answers-page.tsx'),
  (file) => file.AnswersPage,
);

// Only administrators load this chunk, the one of this remote that has Mantine.
const loadQuestionDraft = () =>
  import(/* webpackChunkName: "page-question-draft" */ './features/question-draft/question-draft-page.tsx');
const NewQuestionPage = lazyPage(loadQuestionDraft, (file) => file.NewQuestionPage);
const EditQuestionPage = lazyPage(loadQuestionDraft, (file) => file.EditQuestionPage);

const PracticeHome = lazyPage(
  () => import(/* webpackChunkName: "page-practice" */ './features/practice/home/practice-home.tsx'),
  (file) => file.PracticeHome,
);

const PracticeExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-practice-sitting" */ './routes/practice-exam-page.tsx'),
  (file) => file.PracticeExamPage,
);

const MistakesPage = lazyPage(
  () => import(/* webpackChunkName: "page-mistakes" */ './features/mistakes/mistakes-page.tsx'),
  (file) => file.MistakesPage,
);

const BookmarksPage = lazyPage(
  () => import(/* webpackChunkName: "page-bookmarks" */ './features/bookmarks/bookmarks-page.tsx'),
  (file) => file.BookmarksPage,
);

const QuestionSearchPage = lazyPage(
  () => import(/* webpackChunkName: "page-search" */ './features/question-search/question-search-page.tsx'),
  (file) => file.QuestionSearchPage,
);

const StandingsPage = lazyPage(
  () => import(/* webpackChunkName: "page-standings" */ './features/standings/standings-page.tsx'),
  (file) => file.StandingsPage,
);

export function Root(): ReactNode {
  return (
    <PageBoundary>
      <Routes>
        <Route path="/exams" element={<ExamsPage />} />
        <Route path="/exams/report-card" element={<ReportCardPage />} />
        <Route path="/exams/results/:resultId" element={<ResultPage />} />
        <Route path="/exams/campaign/:examid" element={<CampaignExamPage />} />
        <Route path="/courses/admission/:coursecode/units/years/mcq-exam" element={<PastYearExamPage />} />
        <Route path="/courses/admission/:coursecode/units/years/correct-answers" element={<AnswersPage />} />
        <Route path="/courses/academic/:courseid/subjects/exam/results/:resultId" element={<ResultPage />} />
        <Route path="/exams/take/:examId" element={<ExamPage />} />
        <Route path="/courses/academic/:courseid/subjects/exam/take/:examId" element={<AcademicExamPage />} />
        <Route path="/courses/academic/:courseid/subjects/exam/:examId" element={<ExamOverviewPage />} />
        <Route path="/courses/newMCQ" element={<NewQuestionPage />} />
        <Route path="/editMCQ/:id" element={<EditQuestionPage />} />
        <Route path="/student" element={<PracticeHome />} />
        <Route path="/student/mcq" element={<PracticeExamPage />} />
        <Route path="/student/mistakes" element={<MistakesPage />} />
        <Route path="/student/bookmarks" element={<BookmarksPage />} />
        <Route path="/student/practice/search" element={<QuestionSearchPage />} />
        <Route path="/student/standings" element={<StandingsPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}
