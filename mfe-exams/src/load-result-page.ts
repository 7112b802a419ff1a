/** The page is in a file of its own, so that the exam page can prefetch it. */
export function loadResultPage() {
  return import(/* webpackChunkName: "page-result" */ './routes/result-route.tsx').then(
    (file) => file.ResultRoute,
  );
}
