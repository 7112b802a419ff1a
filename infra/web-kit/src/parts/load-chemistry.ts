/** Commands of mhchem: a reaction or formula, and a physical unit. */
const chemistry = /\\(?:ce|pu)(?![a-zA-Z])/u;

export const hasChemistry = (tex: string): boolean => chemistry.test(tex);

let isLoaded = false;

/** Adds `\ce` and `\pu` to KaTeX, in a file of its own: most formulas are not chemistry. */
export async function loadChemistry(): Promise<void> {
  await import(/* webpackChunkName: "chemistry" */ 'katex/contrib/mhchem');
  isLoaded = true;
}

export const isChemistryLoaded = (): boolean => isLoaded;
