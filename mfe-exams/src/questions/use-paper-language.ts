import { type PaperLanguage, paperLanguages } from '@pathshala/rules/paper-language';
import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { createStore, useStore } from '@pathshala/web-kit/store';
import { useLanguage } from '@pathshala/web-kit/texts';

const key = 'paper-language';

const chosen = createStore<PaperLanguage | null>(paperLanguages.find((one) => one === recall(key)) ?? null);

/**
 * Returns the language in which this reader wants bilingual papers: stored in the browser, at first the page's own language.
 */
export function usePaperLanguage(): PaperLanguage {
  const page = useLanguage();
  return useStore(chosen) ?? page;
}

/** Changes it for every text on the page and for later visits. */
export function choosePaperLanguage(language: PaperLanguage): void {
  remember(key, language);
  chosen.set(language);
}
