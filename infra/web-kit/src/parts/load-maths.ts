/** What draws formulas, in a file of its own: most pages have none. */
export function loadMaths() {
  return import(/* webpackChunkName: "maths" */ './maths.tsx');
}
