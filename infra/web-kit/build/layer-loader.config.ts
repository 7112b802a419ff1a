import { fileURLToPath } from 'node:url';
import { inlineScale } from './inline-scale.ts';
import { intoLayer } from './layer.ts';

interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly layer: string };
  addDependency(file: string): void;
}

const scaleFile = fileURLToPath(new URL('../src/theme/scale.ts', import.meta.url));

/** Gives a style sheet the constants of the scale, and its layer. A build is out of date when a step of the scale has changed. */
const layerLoader = function layered(this: LoaderContext, css: string): string {
  this.addDependency(scaleFile);
  return intoLayer(inlineScale(css), this.resourcePath, this.getOptions().layer);
};

export default layerLoader;
