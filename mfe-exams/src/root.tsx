import { NotOpenYet } from '@pathshala/web-kit/parts/not-open-yet';
import { lazyPage, Pages, plannedPages } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { loadResultPage } from './load-result-page.ts';
import { manifest } from './manifest.ts';

const pages = [
  {
    path: '/exams',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-exams" */ './features/registered-exams/exams-page.tsx'),
      (file) => file.ExamsPage,
    ),
  },
  {
    path: '/exams/results/:resultId',
    page: lazyPage(loadResultPage, (file) => file.ResultPage),
  },
  {
    path: '/exams/campaign/:examid',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-take-exam" */ './routes/campaign-exam-page.tsx'),
      (file) => file.CampaignExamPage,
    ),
  },
  {
    path: '/courses/admission/:coursecode/units/years/mcq-exam',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-take-exam" */ './routes/past-year-exam-page.tsx'),
      (file) => file.PastYearExamPage,
    ),
  },
  {
    path: '/courses/admission/:coursecode/units/years/correct-answers',
    page: lazyPage(
      () => import(/* webpackChunkName: "page-answers" */ './features/paper-answers/answers-page.tsx'),
      (file) => file.AnswersPage,
    ),
  },
];

const routes = [...pages, ...plannedPages(manifest.routes, pages, NotOpenYet)];

export function Root(): ReactNode {
  return <Pages routes={routes} />;
}
