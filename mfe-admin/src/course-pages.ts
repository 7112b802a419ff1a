import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnyRow } from '@pathshala/web-kit/define-pages';
import { paths } from './course-tree/paths.ts';

const universityWizardPage = () =>
  import('./features/university-wizard/university-wizard-page.tsx').then((file) => file.UniversityWizardPage);
const academicCoursesPage = () =>
  import('./features/academic-courses/academic-courses-page.tsx').then((file) => file.AcademicCoursesPage);
const academicWizardPage = () =>
  import('./features/academic-wizard/academic-wizard-page.tsx').then((file) => file.AcademicWizardPage);
const assignmentFormPage = () =>
  import('./features/assignments/form/assignment-form-page.tsx').then((file) => file.AssignmentFormPage);
const courseFormPage = () =>
  import('./features/courses/course-form-page.tsx').then((file) => file.CourseFormPage);

/**
 * Courses with their wizards and lists, subjects, chapters, contents, lessons and assignments (spec §2). The names of the
 * course tree resolve with `/boss` and with `/boss/courses` in front. A chapter has no page without its subject: `chapter` alone
 * leads to the courses.
 */
export const coursePages: readonly AnyRow[] = [
  {
    path: '/boss/course-management/university-courses',
    permission: permissions.questions,
    load: () => import('./features/universities/universities-page.tsx').then((file) => file.UniversitiesPage),
    menu: {
      group: 'courses',
      text: { en: 'All admission courses', bn: 'সব ভর্তি প্রস্তুতির কোর্স' },
      icon: 'academicCap',
      order: 10,
    },
  },
  {
    path: '/boss/create-university',
    permission: permissions.questions,
    load: universityWizardPage,
    menu: {
      group: 'create-courses',
      text: commonTexts.admissionCoursesTitle,
      icon: 'create',
      order: 20,
    },
  },
  {
    path: '/boss/create-university/:id',
    permission: permissions.questions,
    load: universityWizardPage,
    menu: '/boss/course-management/university-courses',
  },
  {
    path: '/boss/edit-admission-course/:id',
    permission: permissions.questions,
    load: universityWizardPage,
    menu: '/boss/course-management/university-courses',
  },
  {
    path: '/boss/course-management/academic-courses',
    permission: permissions.questions,
    load: academicCoursesPage,
    menu: {
      group: 'courses',
      text: { en: 'All academic courses', bn: 'সব একাডেমিক কোর্স' },
      icon: 'book',
      order: 20,
    },
  },
  {
    path: '/boss/academiccourses',
    permission: permissions.questions,
    load: academicCoursesPage,
    menu: '/boss/course-management/academic-courses',
  },
  { path: '/boss/academiccourses/test', to: '/boss/academiccourses' },
  {
    path: '/boss/create-academiccourse',
    permission: permissions.questions,
    load: academicWizardPage,
    menu: {
      group: 'create-courses',
      text: { en: 'Academic Courses', bn: 'একাডেমিক কোর্স' },
      icon: 'create',
      order: 10,
    },
  },
  {
    path: '/boss/create-academiccourse/:id',
    permission: permissions.questions,
    load: academicWizardPage,
    menu: '/boss/course-management/academic-courses',
  },
  {
    path: '/boss/edit-academiccourse/:id',
    permission: permissions.questions,
    load: academicWizardPage,
    menu: '/boss/course-management/academic-courses',
  },
  {
    path: '/boss/courses/:id/students',
    withLimits: true,
    permission: [permissions.support, permissions.questions, permissions.marking],
    load: () =>
      import('./features/course-students/course-students-page.tsx').then((file) => file.CourseStudentsPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/:id/openings',
    permission: permissions.questions,
    load: () => import('./features/openings/openings-page.tsx').then((file) => file.OpeningsPage),
    menu: '/boss/course-management/academic-courses',
  },
  {
    path: '/boss/courses/:id/copy',
    permission: permissions.questions,
    load: () => import('./features/course-copy/copy-page.tsx').then((file) => file.CopyCoursePage),
    menu: '/boss/course-management/academic-courses',
  },
  {
    path: '/boss/assignments',
    withLimits: true,
    permission: [permissions.questions, permissions.marking],
    load: () => import('./features/assignments/assignments-page.tsx').then((file) => file.AssignmentsPage),
    menu: { group: 'courses', text: commonTexts.assignments, icon: 'handIn', order: 40 },
  },
  {
    path: '/boss/assignments/create',
    permission: permissions.questions,
    load: assignmentFormPage,
    menu: '/boss/assignments',
  },
  {
    path: '/boss/assignments/edit/:id',
    permission: permissions.questions,
    load: assignmentFormPage,
    menu: '/boss/assignments',
  },
  {
    path: '/boss/assignments/:id/marking',
    withLimits: true,
    permission: permissions.marking,
    load: () =>
      import('./features/assignments/marking/marking-desk-page.tsx').then((file) => file.MarkingDeskPage),
    menu: '/boss/assignments',
  },
  {
    path: '/boss/list',
    permission: permissions.questions,
    load: () => import('./features/courses/courses-page.tsx').then((file) => file.CoursesPage),
    menu: {
      group: 'courses',
      text: { en: 'Subjects and lessons', bn: 'বিষয় ও পাঠ' },
      icon: 'tree',
      order: 30,
    },
  },
  { path: '/boss/courses', to: paths.courses },
  { path: '/boss/courses/list', to: paths.courses },
  { path: '/boss/chapter', to: paths.courses },
  { path: '/boss/courses/chapter', to: paths.courses },
  {
    path: '/boss/create-course',
    permission: permissions.questions,
    load: courseFormPage,
    menu: {
      group: 'create-courses',
      text: { en: 'Short course form', bn: 'ছোট ফর্মে কোর্স' },
      icon: 'create',
      order: 30,
    },
  },
  { path: '/boss/courses/create-course', to: paths.createCourse },
  {
    path: '/boss/courses/:id',
    permission: permissions.questions,
    load: () => import('./features/subjects/subjects-page.tsx').then((file) => file.SubjectsPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/:id/edit',
    permission: permissions.questions,
    load: courseFormPage,
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/:id',
    permission: permissions.questions,
    load: () => import('./features/chapters/chapters-page.tsx').then((file) => file.ChaptersPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/contents/:id',
    permission: permissions.questions,
    load: () => import('./features/contents/contents-page.tsx').then((file) => file.ContentsPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/:id/create-content',
    permission: permissions.questions,
    load: () => import('./features/contents/content-form-page.tsx').then((file) => file.CreateContentPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/content/:id',
    permission: permissions.questions,
    load: () => import('./features/contents/content-page.tsx').then((file) => file.ContentPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/content/:id/edit',
    permission: permissions.questions,
    load: () => import('./features/contents/content-form-page.tsx').then((file) => file.EditContentPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/Lessons/:id',
    permission: permissions.questions,
    load: () => import('./features/lessons/lessons-page.tsx').then((file) => file.LessonsPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/:id/create-lesson',
    permission: permissions.questions,
    load: () => import('./features/lessons/lesson-form-page.tsx').then((file) => file.CreateLessonPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/lesson/:id',
    permission: permissions.questions,
    load: () => import('./features/lessons/lesson-page.tsx').then((file) => file.LessonPage),
    menu: '/boss/list',
  },
  {
    path: '/boss/courses/subject/chapter/lesson/:id/edit',
    permission: permissions.questions,
    load: () => import('./features/lessons/lesson-form-page.tsx').then((file) => file.EditLessonPage),
    menu: '/boss/list',
  },
];
