import { inlineCommonTexts } from './inline-common-texts.ts';

interface LoaderContext {
  readonly resourcePath: string;
  addDependency(file: string): void;
}

/** A build is out of date when a list has changed. */
const commonTextsLoader = async function inlined(this: LoaderContext, source: string): Promise<string> {
  const { code, lists } = await inlineCommonTexts(this.resourcePath, source);
  for (const list of lists) this.addDependency(list);
  return code;
};

export default commonTextsLoader;
