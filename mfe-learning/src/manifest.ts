import type { RemoteManifest } from '@pathshala/web-kit/registry';

/** The registry entry of this remote for the shell: its paths, their access, and its menu entries. */
export const manifest: RemoteManifest = {
  name: 'mfe-learning',
  routes: [
    { path: '/', access: 'visitor', chunk: 'page-home' },
    { path: '/student-dashboard', access: 'student', chunk: 'page-dashboard' },
    { path: '/profile', access: 'student', chunk: 'page-profile' },
    { path: '/account', access: 'student', chunk: 'page-account' },
    { path: '/account/security', access: 'student', chunk: 'page-account-security' },
    { path: '/courses', access: 'visitor', chunk: 'page-courses' },
    { path: '/courses/admission', access: 'visitor', chunk: 'page-admission-list' },
    { path: '/courses/admission/:coursecode', access: 'visitor', chunk: 'page-admission' },
    { path: '/courses/admission/:coursecode/units', access: 'student', chunk: 'page-units' },
    { path: '/courses/admission/:coursecode/units/years', access: 'student', chunk: 'page-units' },
    { path: '/courses/academic', access: 'visitor', chunk: 'page-academic-list' },
    { path: '/courses/academic/:courseid', access: 'visitor', chunk: 'page-academic' },
    { path: '/courses/academic/:courseid/subjects', access: 'student', chunk: 'page-subjects' },
    { path: '/courses/academic/:courseid/subjects/units', access: 'student', chunk: 'page-subject-units' },
    { path: '/courses/academic/:courseid/subjects/*', access: 'student' },
    { path: '/courses/academic/:courseid/lessons/:lessonid', access: 'student', chunk: 'page-lesson' },
    { path: '/courses/*', access: 'visitor' },
    { path: '/assignments/*', access: 'student' },
    { path: '/unsubscribe', access: 'visitor', chunk: 'page-unsubscribe' },
  ],
  nav: [
    {
      path: '/',
      text: { en: 'Home', bn: 'প্রথম পাতা' },
      icon: 'home',
      order: 10,
      audience: ['visitor', 'student', 'admin'],
    },
    {
      path: '/student-dashboard',
      text: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
      icon: 'dashboard',
      order: 20,
      audience: ['student', 'admin'],
    },
    {
      path: '/profile',
      text: { en: 'Profile', bn: 'প্রোফাইল' },
      icon: 'profile',
      order: 30,
      audience: ['student', 'admin'],
    },
    {
      path: '/account',
      text: { en: 'Account', bn: 'অ্যাকাউন্ট' },
      icon: 'account',
      order: 35,
      audience: ['student', 'admin'],
    },
    {
      path: '/courses',
      text: { en: 'Courses', bn: 'কোর্স' },
      icon: 'courses',
      order: 40,
      audience: ['visitor', 'student', 'admin'],
    },
  ],
};
