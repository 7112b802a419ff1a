import { commonTexts } from '@pathshala/web-kit/common-texts';
import { definePages } from '@pathshala/web-kit/define-pages';
import { loadResultPage } from './load-result-page.ts';

/** The pages of this remote: addresses, who may open them, what shows them, and their places in the menus. */
export const pages = definePages({
  name: 'mfe-exams',
  pages: [
    {
      path: '/exams',
      access: 'student',
      load: () => import('./features/registered-exams/exams-page.tsx').then((file) => file.ExamsPage),
      nav: { text: commonTexts.exams, icon: 'exams', order: 50, audience: ['student', 'admin'] },
    },
    {
      path: '/exams/report-card',
      access: 'student',
      load: () => import('./features/report-card/report-card-page.tsx').then((file) => file.ReportCardPage),
    },
    { path: '/exams/results/:resultId', access: 'student', participant: true, load: loadResultPage },
    {
      path: '/exams/campaign/:examid',
      access: 'student',
      layout: 'calm',
      participant: ':examid',
      isPrerendered: true,
      answer: '/exams/papers/:examid',
      load: () =>
        import(/* webpackChunkName: "page-take-exam" */ './routes/campaign-exam-page.tsx').then(
          (file) => file.CampaignExamPage,
        ),
    },
    {
      path: '/exams/take/:examId',
      access: 'student',
      layout: 'calm',
      isPrerendered: true,
      answer: '/exams/papers/:examId',
      load: () =>
        import(/* webpackChunkName: "page-take-exam" */ './routes/exam-page.tsx').then(
          (file) => file.ExamPage,
        ),
    },
    {
      path: '/courses/admission/:coursecode/units/years/mcq-exam',
      access: 'student',
      layout: 'calm',
      isPrerendered: '/courses/admission/any/units/years/mcq-exam?yearId=any',
      answer: '/exams/papers/:yearId',
      load: () =>
        import(/* webpackChunkName: "page-take-exam" */ './routes/past-year-exam-page.tsx').then(
          (file) => file.PastYearExamPage,
        ),
    },
    {
      path: '/courses/admission/:coursecode/units/years/correct-answers',
      access: 'student',
      further: ['maths'],
      load: () => import('./features/paper-answers/answers-page.tsx').then((file) => file.AnswersPage),
    },
    {
      path: '/courses/academic/:courseid/subjects/exam/results/:resultId',
      access: 'student',
      load: loadResultPage,
    },
    {
      path: '/student',
      access: 'student',
      load: () => import('./features/practice/home/practice-home.tsx').then((file) => file.PracticeHome),
      nav: { text: commonTexts.practice, icon: 'practice', order: 55, audience: ['student'] },
    },
    {
      path: '/student/mcq',
      access: 'student',
      layout: 'calm',
      load: () => import('./routes/practice-exam-page.tsx').then((file) => file.PracticeExamPage),
    },
    {
      path: '/student/mistakes',
      access: 'student',
      load: () => import('./features/mistakes/mistakes-page.tsx').then((file) => file.MistakesPage),
    },
    {
      path: '/student/bookmarks',
      access: 'student',
      load: () => import('./features/bookmarks/bookmarks-page.tsx').then((file) => file.BookmarksPage),
    },
    {
      path: '/student/practice/search',
      access: 'student',
      load: () =>
        import('./features/question-search/question-search-page.tsx').then((file) => file.QuestionSearchPage),
    },
    {
      path: '/student/standings',
      access: 'student',
      load: () => import('./features/standings/standings-page.tsx').then((file) => file.StandingsPage),
      nav: {
        text: { en: 'Standings', bn: 'সাপ্তাহিক তালিকা' },
        icon: 'dashboard',
        order: 56,
        audience: ['student'],
      },
    },
    {
      path: '/courses/academic/:courseid/subjects/exam/take/:examId',
      access: 'student',
      layout: 'calm',
      isPrerendered: true,
      answer: '/exams/papers/:examId',
      load: () =>
        import(/* webpackChunkName: "page-take-exam" */ './routes/academic-exam-page.tsx').then(
          (file) => file.AcademicExamPage,
        ),
    },
    {
      path: '/courses/academic/:courseid/subjects/exam/:examId',
      access: 'student',
      load: () =>
        import(/* webpackChunkName: "page-take-exam" */ './routes/exam-overview-page.tsx').then(
          (file) => file.ExamOverviewPage,
        ),
    },
    {
      path: '/courses/newMCQ',
      access: 'admin',
      layout: 'own-menu',
      load: () =>
        import('./features/question-draft/question-draft-page.tsx').then((file) => file.NewQuestionPage),
    },
    {
      path: '/editMCQ/:id',
      access: 'admin',
      layout: 'own-menu',
      load: () =>
        import('./features/question-draft/question-draft-page.tsx').then((file) => file.EditQuestionPage),
    },
  ],
  claims: [
    { path: '/exams/*', access: 'student' },
    { path: '/student/*', access: 'student' },
  ],
});
