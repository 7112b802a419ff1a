/**
 * Puts a style sheet into its app's cascade layer: a remote's styles remain on the page after it is unmounted, and
 * must not override the shell's. The parts of the kits are in `kit`, below every app, and Mantine's below theirs.
 */
export function intoLayer(css: string, file: string, app: string): string {
  const namesItsOwnLayers = css.trimStart().startsWith('@layer');
  return namesItsOwnLayers ? css : `@layer ${kitLayerOf(file) ?? app} {\n${css}\n}\n`;
}

function kitLayerOf(file: string): string | undefined {
  if (/[\\/](?:web-kit|admin-kit|admin-exams)[\\/]src[\\/]/.test(file)) return 'kit';
  return /[\\/]node_modules[\\/]@mantine[\\/]/.test(file) ? 'kit.mantine' : undefined;
}
