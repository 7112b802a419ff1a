import type { RemoteManifest, RemoteRoute } from '@pathshala/web-kit/registry';

const screen = (path: string, chunk?: string): RemoteRoute => ({
  path,
  access: 'admin',
  layout: 'own-menu',
  ...(chunk === undefined ? {} : { chunk }),
});

/** The registry entry of this remote for the shell: its paths, their access, and its menu entries. */
export const manifest: RemoteManifest = {
  name: 'mfe-admin',
  routes: [
    screen('/boss', 'page-start'),
    screen('/boss/user-management', 'page-users'),
    screen('/boss/course-management/university-courses', 'page-universities'),
    screen('/boss/create-university', 'page-university-wizard'),
    screen('/boss/create-university/:id', 'page-university-wizard'),
    screen('/boss/edit-admission-course/:id', 'page-university-wizard'),
    screen('/boss/course-management/academic-courses', 'page-academic-courses'),
    screen('/boss/academiccourses', 'page-academic-courses'),
    screen('/boss/academiccourses/test'),
    screen('/boss/create-academiccourse', 'page-academic-wizard'),
    screen('/boss/create-academiccourse/:id', 'page-academic-wizard'),
    screen('/boss/edit-academiccourse/:id', 'page-academic-wizard'),
    screen('/boss/campaign-management', 'page-exam-campaigns'),
    screen('/boss/list', 'page-courses'),
    screen('/boss/courses'),
    screen('/boss/courses/list'),
    screen('/boss/chapter'),
    screen('/boss/courses/chapter'),
    screen('/boss/create-course', 'page-course-form'),
    screen('/boss/courses/create-course'),
    screen('/boss/courses/:id', 'page-subjects'),
    screen('/boss/courses/:id/edit', 'page-course-form'),
    screen('/boss/courses/subject/:id', 'page-chapters'),
    screen('/boss/courses/subject/chapter/contents/:id', 'page-contents'),
    screen('/boss/courses/subject/chapter/:id/create-content', 'page-content-form'),
    screen('/boss/courses/subject/chapter/content/:id', 'page-content'),
    screen('/boss/courses/subject/chapter/content/:id/edit', 'page-content-form'),
    screen('/boss/courses/subject/chapter/Lessons/:id', 'page-lessons'),
    screen('/boss/courses/subject/chapter/:id/create-lesson', 'page-lesson-form'),
    screen('/boss/courses/subject/chapter/lesson/:id', 'page-lesson'),
    screen('/boss/courses/subject/chapter/lesson/:id/edit', 'page-lesson-form'),
    screen('/boss/*'),
  ],
  nav: [
    {
      path: '/boss',
      text: { en: 'Boss area', bn: 'প্রশাসন' },
      icon: 'admin',
      order: 70,
      audience: ['admin'],
    },
  ],
};
