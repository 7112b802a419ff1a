import { intoLayer } from './layer.ts';

interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly layer: string };
}

const layerLoader = function layered(this: LoaderContext, css: string): string {
  return intoLayer(css, this.resourcePath, this.getOptions().layer);
};

export default layerLoader;
