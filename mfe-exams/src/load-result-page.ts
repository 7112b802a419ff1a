/** In a file of its own, so that the exam page can prefetch it: the connection may be bad when the exam ends. */
export function loadResultPage() {
  return import(/* webpackChunkName: "page-result" */ './features/exam-result/result-page.tsx');
}
