import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Navigate, Route } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';
import { paths } from './course-tree/paths.ts';

const CoursesPage = lazyPage(
  () => import(/* webpackChunkName: "page-courses" */ './features/courses/courses-page.tsx'),
  (file) => file.CoursesPage,
);

const CourseFormPage = lazyPage(
  () => import(/* webpackChunkName: "page-course-form" */ './features/courses/course-form-page.tsx'),
  (file) => file.CourseFormPage,
);

const SubjectsPage = lazyPage(
  () => import(/* webpackChunkName: "page-subjects" */ './features/subjects/subjects-page.tsx'),
  (file) => file.SubjectsPage,
);

const ChaptersPage = lazyPage(
  () => import(/* webpackChunkName: "page-chapters" */ './features/chapters/chapters-page.tsx'),
  (file) => file.ChaptersPage,
);

const ContentsPage = lazyPage(
  () => import(/* webpackChunkName: "page-contents" */ './features/contents/contents-page.tsx'),
  (file) => file.ContentsPage,
);

const ContentPage = lazyPage(
  () => import(/* webpackChunkName: "page-content" */ './features/contents/content-page.tsx'),
  (file) => file.ContentPage,
);

const loadContentForm = () =>
  import(/* webpackChunkName: "page-content-form" */ './features/contents/content-form-page.tsx');
const CreateContentPage = lazyPage(loadContentForm, (file) => file.CreateContentPage);
const EditContentPage = lazyPage(loadContentForm, (file) => file.EditContentPage);

const LessonsPage = lazyPage(
  () => import(/* webpackChunkName: "page-lessons" */ './features/lessons/lessons-page.tsx'),
  (file) => file.LessonsPage,
);

const LessonPage = lazyPage(
  () => import(/* webpackChunkName: "page-lesson" */ './features/lessons/lesson-page.tsx'),
  (file) => file.LessonPage,
);

const loadLessonForm = () =>
  import(/* webpackChunkName: "page-lesson-form" */ './features/lessons/lesson-form-page.tsx');
const CreateLessonPage = lazyPage(loadLessonForm, (file) => file.CreateLessonPage);
const EditLessonPage = lazyPage(loadLessonForm, (file) => file.EditLessonPage);

const forAuthors = (page: ReactNode): ReactNode => (
  <Allowed permission={permissions.questions}>{page}</Allowed>
);
const toCourses = <Navigate to={paths.courses} replace />;

/**
 * Courses, subjects, chapters, contents and lessons (spec §2, "courses group"). The group's names resolve with `/boss` and with
 * `/boss/courses` in front. A chapter has no page without its subject: `chapter` alone leads to the courses.
 */
export const courseTreeRoutes = (
  <>
    <Route path="/boss/list" element={forAuthors(<CoursesPage />)} />
    <Route path="/boss/courses" element={toCourses} />
    <Route path="/boss/courses/list" element={toCourses} />
    <Route path="/boss/chapter" element={toCourses} />
    <Route path="/boss/courses/chapter" element={toCourses} />
    <Route path="/boss/create-course" element={forAuthors(<CourseFormPage />)} />
    <Route path="/boss/courses/create-course" element={<Navigate to={paths.createCourse} replace />} />
    <Route path="/boss/courses/:id" element={forAuthors(<SubjectsPage />)} />
    <Route path="/boss/courses/:id/edit" element={forAuthors(<CourseFormPage />)} />
    <Route path="/boss/courses/subject/:id" element={forAuthors(<ChaptersPage />)} />
    <Route path="/boss/courses/subject/chapter/contents/:id" element={forAuthors(<ContentsPage />)} />
    <Route
      path="/boss/courses/subject/chapter/:id/create-content"
      element={forAuthors(<CreateContentPage />)}
    />
    <Route path="/boss/courses/subject/chapter/content/:id" element={forAuthors(<ContentPage />)} />
    <Route path="/boss/courses/subject/chapter/content/:id/edit" element={forAuthors(<EditContentPage />)} />
    <Route path="/boss/courses/subject/chapter/Lessons/:id" element={forAuthors(<LessonsPage />)} />
    <Route
      path="/boss/courses/subject/chapter/:id/create-lesson"
      element={forAuthors(<CreateLessonPage />)}
    />
    <Route path="/boss/courses/subject/chapter/lesson/:id" element={forAuthors(<LessonPage />)} />
    <Route path="/boss/courses/subject/chapter/lesson/:id/edit" element={forAuthors(<EditLessonPage />)} />
  </>
);
