import { useEffect } from 'react';

/** Milliseconds: the first question comes first on a slow line. */
const delay = 2_000;

/** Fetches a page that comes after this one, once this one is `isOpen`: later the connection may be bad. */
export function usePageAhead(load: () => Promise<unknown>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    // Missing it now costs nothing: it is requested again when it is needed.
    const timer = setTimeout(() => void load().catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [load, isOpen]);
}
