import { fileURLToPath } from 'node:url';
import { inlineCommonTexts } from './inline-common-texts.ts';

interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
}

const list = fileURLToPath(new URL('../src/i18n/common-texts.ts', import.meta.url));

/** A build is out of date when a common text has changed. */
const commonTextsLoader = function inlined(this: LoaderContext, source: string): string {
  if (this.resourcePath === list) return source;
  this.addDependency(list);
  return inlineCommonTexts(this.resourcePath, source);
};

export default commonTextsLoader;
