/**
 * A chapter that is stored for offline use loads the page as well: its lessons may never have been opened in this browser.
 */
export function loadLessonPage() {
  return import(/* webpackChunkName: "page-lesson" */ './features/lesson/lesson-page.tsx').then(
    (file) => file.LessonPage,
  );
}
