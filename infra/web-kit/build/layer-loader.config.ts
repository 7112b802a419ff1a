interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly layer: string };
}

/**
 * Puts every style sheet into its app's cascade layer: a remote's styles remain on the page after it is unmounted, and
 * must not override the shell's. The kit's parts are in `kit`, below every app.
 */
const layerLoader = function layered(this: LoaderContext, css: string): string {
  const namesItsOwnLayers = css.trimStart().startsWith('@layer');
  if (namesItsOwnLayers) return css;
  const layer = /[\\/]web-kit[\\/]src[\\/]/.test(this.resourcePath) ? 'kit' : this.getOptions().layer;
  return `@layer ${layer} {\n${css}\n}\n`;
};

export default layerLoader;
