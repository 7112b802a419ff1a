import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnyRow } from '@pathshala/web-kit/define-pages';
import { questionPaths } from './exams/paths.ts';

const academicFormPage = () =>
  import('./features/academic-results/academic-form-page.tsx').then((file) => file.AcademicFormPage);

const blueprintFormPage = () =>
  import('./features/blueprints/blueprint-form-page.tsx').then((file) => file.BlueprintFormPage);

/** Exams, the question bank, the marking of written exams, and results with their review. The names of the MCQ pages resolve with `/boss` and with `/boss/courses` in front (spec §2). */
export const examPages: readonly AnyRow[] = [
  {
    path: '/boss/exam-marking',
    withLimits: true,
    permission: permissions.marking,
    load: () => import('./features/exam-marking/queue-page.tsx').then((file) => file.QueuePage),
    menu: {
      group: 'exams',
      text: { en: 'Written exams to mark', bn: 'লিখিত পরীক্ষার নম্বর' },
      icon: 'marking',
      order: 30,
    },
  },
  {
    path: '/boss/exam-marking/:resultId',
    withLimits: true,
    permission: permissions.marking,
    load: () => import('./features/exam-marking/desk/desk-page.tsx').then((file) => file.DeskPage),
    menu: '/boss/exam-marking',
  },
  {
    path: '/boss/exams',
    permission: permissions.questions,
    load: () => import('./features/exams/list/exams-page.tsx').then((file) => file.AllExamsPage),
    menu: { group: 'exams', text: commonTexts.allExams, icon: 'sheet', order: 10 },
  },
  {
    path: '/boss/exams/:parenttype/:parentid',
    permission: permissions.questions,
    load: () => import('./features/exams/list/exams-page.tsx').then((file) => file.ExamsOfParentPage),
    menu: '/boss/exams',
  },
  {
    path: '/boss/:parenttype/:parentid/create-exam',
    permission: permissions.questions,
    load: () => import('./features/exams/form/exam-form-page.tsx').then((file) => file.CreateExamPage),
    menu: '/boss/exams',
  },
  {
    path: '/boss/:parentid/:parenttype/edit-exam/:examid',
    permission: permissions.questions,
    load: () => import('./features/exams/form/exam-form-page.tsx').then((file) => file.EditExamPage),
    menu: '/boss/exams',
  },
  {
    path: '/boss/courses/subject/Exam/contents/:examId',
    permission: permissions.questions,
    load: () => import('./features/exams/view/exam-page.tsx').then((file) => file.ExamPage),
    menu: '/boss/exams',
  },
  {
    path: '/boss/courses/mcq',
    permission: permissions.questions,
    load: () => import('./features/questions/list/questions-page.tsx').then((file) => file.QuestionsPage),
    menu: { group: 'exams', text: commonTexts.questionBank, icon: 'questionMark', order: 20 },
  },
  { path: '/boss/mcq', to: questionPaths.all },
  {
    path: '/boss/courses/newMCQ',
    permission: permissions.questions,
    load: () =>
      import('./features/questions/form/question-form-page.tsx').then((file) => file.CreateQuestionPage),
    menu: '/boss/courses/mcq',
  },
  { path: '/boss/newMCQ', to: questionPaths.create },
  {
    path: '/boss/questions/import',
    permission: permissions.questions,
    load: () =>
      import(
        /* webpackChunkName: "page-question-import" */ './features/question-import/import-page.tsx'
      ).then((file) => file.ImportPage),
    menu: '/boss/courses/mcq',
  },
  {
    path: '/boss/courses/mcq/:id',
    permission: permissions.questions,
    load: () =>
      import('./features/questions/form/question-form-page.tsx').then((file) => file.EditQuestionPage),
    menu: '/boss/courses/mcq',
  },
  {
    path: '/boss/blueprints',
    permission: permissions.questions,
    load: () => import('./features/blueprints/blueprints-page.tsx').then((file) => file.BlueprintsPage),
    menu: {
      group: 'exams',
      text: { en: 'Blueprints', bn: 'প্রশ্নপত্রের ছক' },
      icon: 'addRows',
      order: 25,
    },
  },
  {
    path: '/boss/blueprints/create',
    permission: permissions.questions,
    load: blueprintFormPage,
    menu: '/boss/blueprints',
  },
  {
    path: '/boss/blueprints/:id',
    permission: permissions.questions,
    load: blueprintFormPage,
    menu: '/boss/blueprints',
  },
  {
    path: '/boss/paper-questions/:paperId',
    permission: permissions.questions,
    load: () =>
      import('./features/paper-questions/paper-questions-page.tsx').then((file) => file.PaperQuestionsPage),
    menu: '/boss/courses/mcq',
  },
  {
    path: '/boss/exam-analysis/:paperId',
    permission: [permissions.questions, permissions.marking, permissions.campaigns],
    load: () =>
      import('./features/exam-analysis/exam-analysis-page.tsx').then((file) => file.ExamAnalysisPage),
    menu: '/boss/results',
  },
  {
    path: '/boss/key-correction/:paperId',
    permission: [permissions.questions, permissions.marking, permissions.campaigns],
    load: () =>
      import('./features/key-correction/key-correction-page.tsx').then((file) => file.KeyCorrectionPage),
    menu: '/boss/results',
  },
  {
    path: '/boss/question-reports',
    permission: [permissions.questions, permissions.marking],
    load: () =>
      import('./features/question-reports/question-reports-page.tsx').then(
        (file) => file.QuestionReportsPage,
      ),
    menu: {
      group: 'exams',
      text: { en: 'Reported questions', bn: 'প্রশ্ন নিয়ে অভিযোগ' },
      icon: 'flag',
      order: 50,
    },
  },
  {
    path: '/boss/question-reports/:id',
    permission: [permissions.questions, permissions.marking],
    load: () =>
      import('./features/question-reports/question-report-page.tsx').then((file) => file.QuestionReportPage),
    menu: '/boss/question-reports',
  },
  {
    path: '/boss/results',
    withLimits: true,
    permission: permissions.marking,
    load: () => import('./features/results/results-page.tsx').then((file) => file.ResultsPage),
    menu: { group: 'exams', text: commonTexts.results, icon: 'results', order: 40 },
  },
  {
    path: '/boss/academic-results',
    permission: permissions.marking,
    load: () =>
      import('./features/academic-results/academic-results-page.tsx').then(
        (file) => file.AcademicResultsPage,
      ),
    menu: '/boss/results',
  },
  {
    path: '/boss/academic-results/create',
    permission: permissions.marking,
    load: academicFormPage,
    menu: '/boss/results',
  },
  {
    path: '/boss/academic-results/edit/:id',
    permission: permissions.marking,
    load: academicFormPage,
    menu: '/boss/results',
  },
];
