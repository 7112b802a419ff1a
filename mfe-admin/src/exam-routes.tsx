import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Navigate, Route } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';
import { questionPaths } from './exams/paths.ts';

const loadExams = () =>
  import(/* webpackChunkName: "page-boss-exams" */ './features/exams/list/exams-page.tsx');
const AllExamsPage = lazyPage(loadExams, (file) => file.AllExamsPage);
const ExamsOfParentPage = lazyPage(loadExams, (file) => file.ExamsOfParentPage);

const loadExamForm = () =>
  import(/* webpackChunkName: "page-exam-form" */ './features/exams/form/exam-form-page.tsx');
const CreateExamPage = lazyPage(loadExamForm, (file) => file.CreateExamPage);
const EditExamPage = lazyPage(loadExamForm, (file) => file.EditExamPage);

const ExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-exam-view" */ './features/exams/view/exam-page.tsx'),
  (file) => file.ExamPage,
);

const QuestionsPage = lazyPage(
  () => import(/* webpackChunkName: "page-questions" */ './features/questions/list/questions-page.tsx'),
  (file) => file.QuestionsPage,
);

const loadQuestionForm = () =>
  import(/* webpackChunkName: "page-question-form" */ './features/questions/form/question-form-page.tsx');
const CreateQuestionPage = lazyPage(loadQuestionForm, (file) => file.CreateQuestionPage);
const EditQuestionPage = lazyPage(loadQuestionForm, (file) => file.EditQuestionPage);

const ImportPage = lazyPage(
  () => import(/* webpackChunkName: "page-question-import" */ './features/question-import/import-page.tsx'),
  (file) => file.ImportPage,
);

const forAuthors = (page: ReactNode): ReactNode => (
  <Allowed permission={permissions.questions}>{page}</Allowed>
);

/** Exams and the question bank (spec §2). The names of the MCQ pages resolve with `/boss` and with `/boss/courses` in front. */
export const examRoutes = (
  <>
    <Route path="/boss/exams" element={forAuthors(<AllExamsPage />)} />
    <Route path="/boss/exams/:parenttype/:parentid" element={forAuthors(<ExamsOfParentPage />)} />
    <Route path="/boss/:parenttype/:parentid/create-exam" element={forAuthors(<CreateExamPage />)} />
    <Route path="/boss/:parentid/:parenttype/edit-exam/:examid" element={forAuthors(<EditExamPage />)} />
    <Route path="/boss/courses/subject/Exam/contents/:examId" element={forAuthors(<ExamPage />)} />
    <Route path="/boss/courses/mcq" element={forAuthors(<QuestionsPage />)} />
    <Route path="/boss/mcq" element={<Navigate to={questionPaths.all} replace />} />
    <Route path="/boss/courses/newMCQ" element={forAuthors(<CreateQuestionPage />)} />
    <Route path="/boss/questions/import" element={forAuthors(<ImportPage />)} />
    <Route path="/boss/newMCQ" element={<Navigate to={questionPaths.create} replace />} />
    <Route path="/boss/courses/mcq/:id" element={forAuthors(<EditQuestionPage />)} />
  </>
);
