interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly layer: string };
}

/**
 * Puts every style sheet into its app's cascade layer: a remote's styles remain on the page after it is unmounted, and
 * must not override the shell's. The parts of the kits are in `kit`, below every app, and Mantine's below theirs.
 */
const layerLoader = function layered(this: LoaderContext, css: string): string {
  const namesItsOwnLayers = css.trimStart().startsWith('@layer');
  if (namesItsOwnLayers) return css;
  const layer = kitLayerOf(this.resourcePath) ?? this.getOptions().layer;
  return `@layer ${layer} {\n${css}\n}\n`;
};

function kitLayerOf(file: string): string | undefined {
  if (/[\\/](?:web-kit|admin-kit)[\\/]src[\\/]/.test(file)) return 'kit';
  return /[\\/]node_modules[\\/]@mantine[\\/]/.test(file) ? 'kit.mantine' : undefined;
}

export default layerLoader;
