import { tableForBrowser } from './page-table.ts';

interface LoaderContext {
  readonly resourcePath: string;
}

const pageTableLoader = function forBrowser(this: LoaderContext, source: string): string {
  return tableForBrowser(this.resourcePath, source);
};

export default pageTableLoader;
