import type { RemoteManifest } from '@pathshala/web-kit/registry';

/** What the registry gives the shell: the paths of this remote, who may see them, and its menu entries. */
export const manifest: RemoteManifest = {
  name: 'mfe-exams',
  routes: [
    { path: '/exams', access: 'student', chunk: 'page-exams' },
    { path: '/exams/report-card', access: 'student', chunk: 'page-report-card' },
    { path: '/exams/results/:resultId', access: 'student', participant: true, chunk: 'page-result' },
    {
      path: '/exams/campaign/:examid',
      access: 'student',
      participant: ':examid',
      layout: 'calm',
      chunk: 'page-take-exam',
      isPrerendered: true,
      answer: '/exams/papers/:examid',
    },
    {
      path: '/exams/take/:examId',
      access: 'student',
      layout: 'calm',
      chunk: 'page-take-exam',
      isPrerendered: true,
      answer: '/exams/papers/:examId',
    },
    { path: '/exams/*', access: 'student' },
    {
      path: '/courses/admission/:coursecode/units/years/mcq-exam',
      access: 'student',
      layout: 'calm',
      chunk: 'page-take-exam',
      isPrerendered: '/courses/admission/any/units/years/mcq-exam?yearId=any',
      answer: '/exams/papers/:yearId',
    },
    {
      path: '/courses/admission/:coursecode/units/years/correct-answers',
      access: 'student',
      chunk: 'page-answers',
      further: ['maths'],
    },
    {
      path: '/courses/academic/:courseid/subjects/exam/results/:resultId',
      access: 'student',
      chunk: 'page-result',
    },
    { path: '/student', access: 'student', chunk: 'page-practice' },
    { path: '/student/mcq', access: 'student', layout: 'calm', chunk: 'page-practice-sitting' },
    { path: '/student/mistakes', access: 'student', chunk: 'page-mistakes' },
    { path: '/student/bookmarks', access: 'student', chunk: 'page-bookmarks' },
    {
      path: '/courses/academic/:courseid/subjects/exam/take/:examId',
      access: 'student',
      layout: 'calm',
      chunk: 'page-take-exam',
      isPrerendered: true,
      answer: '/exams/papers/:examId',
    },
    {
      path: '/courses/academic/:courseid/subjects/exam/:examId',
      access: 'student',
      chunk: 'page-take-exam',
    },
    { path: '/student/*', access: 'student' },
    { path: '/courses/newMCQ', access: 'admin', chunk: 'page-question-draft', layout: 'own-menu' },
    { path: '/editMCQ/:id', access: 'admin', chunk: 'page-question-draft', layout: 'own-menu' },
  ],
  nav: [
    {
      path: '/exams',
      text: { en: 'Exams', bn: 'পরীক্ষা' },
      icon: 'exams',
      order: 50,
      audience: ['student', 'admin'],
    },
    {
      path: '/student',
      text: { en: 'Practice', bn: 'অনুশীলন' },
      icon: 'practice',
      order: 55,
      audience: ['student'],
    },
  ],
};
