import type { RemoteManifest } from '@pathshala/web-kit/registry';

/** What the registry gives the shell: the paths of this remote, who may see them, and its menu entries. */
export const manifest: RemoteManifest = {
  name: 'mfe-exams',
  routes: [
    { path: '/exams', access: 'student', chunk: 'page-exams' },
    { path: '/exams/results/:resultId', access: 'student', chunk: 'page-result' },
    { path: '/exams/campaign/:examid', access: 'student', layout: 'calm', chunk: 'page-take-exam' },
    { path: '/exams/*', access: 'student' },
    {
      path: '/courses/admission/:coursecode/units/years/mcq-exam',
      access: 'student',
      layout: 'calm',
      chunk: 'page-take-exam',
    },
    {
      path: '/courses/admission/:coursecode/units/years/correct-answers',
      access: 'student',
      chunk: 'page-answers',
    },
    { path: '/courses/academic/:courseid/subjects/exam/take/:examId', access: 'student', layout: 'calm' },
    { path: '/courses/academic/:courseid/subjects/exam/results/:resultId', access: 'student' },
    { path: '/student', access: 'student' },
    { path: '/student/mcq', access: 'student' },
    { path: '/student/*', access: 'student' },
    { path: '/courses/newMCQ', access: 'admin' },
    { path: '/editMCQ/:id', access: 'admin' },
  ],
  nav: [
    {
      path: '/exams',
      text: { en: 'Exams', bn: 'পরীক্ষা' },
      icon: 'exams',
      order: 50,
      audience: ['student', 'admin'],
    },
  ],
};
