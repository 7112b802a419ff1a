/** In a file of its own: the page before the exam does not wait for it, and fetches it ahead. */
export function loadSittingPage() {
  return import(/* webpackChunkName: "sitting" */ './sitting/sitting-page.tsx');
}
