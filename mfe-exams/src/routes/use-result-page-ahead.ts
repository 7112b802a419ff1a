import { useEffect } from 'react';
import { loadResultPage } from '../load-result-page.ts';

/** Fetches the result page while the reader is still before Start. */
export function useResultPageAhead(): void {
  useEffect(() => {
    // Missing it now costs nothing: it is asked for again when it is needed.
    loadResultPage().catch(() => undefined);
  }, []);
}
