/** Also for a chapter that is kept for offline: its lessons may never have been opened in this browser. */
export function loadLessonPage() {
  return import(/* webpackChunkName: "page-lesson" */ './features/lesson/lesson-page.tsx');
}
