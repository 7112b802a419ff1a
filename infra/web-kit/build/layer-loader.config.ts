interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly layer: string };
}

/**
 * Puts every style sheet into its app's cascade layer, so that a remote's styles, which stay on the page after it
 * has left, can never outrank the shell's. The kit's own parts go to `kit`, under every app.
 */
const layerLoader = function layered(this: LoaderContext, css: string): string {
  const namesItsOwnLayers = css.trimStart().startsWith('@layer');
  if (namesItsOwnLayers) return css;
  const layer = /[\\/]web-kit[\\/]src[\\/]/.test(this.resourcePath) ? 'kit' : this.getOptions().layer;
  return `@layer ${layer} {\n${css}\n}\n`;
};

export default layerLoader;
