import { useEffect } from 'react';
import { loadSittingPage } from './load-sitting-page.ts';

/** One of these events comes before any press of Start. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Fetches the page of the open exam with the reader's first movement, or at once if it `isNear`: Start finds it there. */
export function useSittingPageAhead(isNear: boolean): void {
  useEffect(() => {
    const controller = new AbortController();
    const load = (): void => {
      controller.abort();
      // Start asks for it again, and says that it fails.
      loadSittingPage().catch(() => undefined);
    };
    if (isNear) load();
    const options = { signal: controller.signal, passive: true, capture: true };
    for (const sign of signsOfUse) addEventListener(sign, load, options);
    return () => controller.abort();
  }, [isNear]);
}
