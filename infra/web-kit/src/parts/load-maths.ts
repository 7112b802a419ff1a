/** Loads the code that draws formulas, in a file of its own: the usual page has none. */
export function loadMaths() {
  return import(/* webpackChunkName: "maths" */ './maths.tsx');
}
