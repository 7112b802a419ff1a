import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { NotOpenYet } from '@pathshala/web-kit/parts/not-open-yet';
import { Route, Routes } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { loadResultPage } from './load-result-page.ts';

const ExamsPage = lazyPage(
  () => import(/* webpackChunkName: "page-exams" */ './features/registered-exams/exams-page.tsx'),
  (file) => file.ExamsPage,
);

const ResultPage = lazyPage(loadResultPage, (file) => file.ResultPage);

const CampaignExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/campaign-exam-page.tsx'),
  (file) => file.CampaignExamPage,
);

const PastYearExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-take-exam" */ './routes/past-year-exam-page.tsx'),
  (file) => file.PastYearExamPage,
);

const AnswersPage = lazyPage(
  () => import(/* webpackChunkName: "page-answers" */ './features/paper-answers/answers-page.tsx'),
  (file) => file.AnswersPage,
);

export function Root(): ReactNode {
  return (
    <PageBoundary>
      <Routes>
        <Route path="/exams" element={<ExamsPage />} />
        <Route path="/exams/results/:resultId" element={<ResultPage />} />
        <Route path="/exams/campaign/:examid" element={<CampaignExamPage />} />
        <Route path="/courses/admission/:coursecode/units/years/mcq-exam" element={<PastYearExamPage />} />
        <Route path="/courses/admission/:coursecode/units/years/correct-answers" element={<AnswersPage />} />
        <Route path="/courses/academic/:courseid/subjects/exam/take/:examId" element={<NotOpenYet />} />
        <Route path="/courses/academic/:courseid/subjects/exam/results/:resultId" element={<NotOpenYet />} />
        <Route path="/student" element={<NotOpenYet />} />
        <Route path="/student/mcq" element={<NotOpenYet />} />
        <Route path="/courses/newMCQ" element={<NotOpenYet />} />
        <Route path="/editMCQ/:id" element={<NotOpenYet />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}
