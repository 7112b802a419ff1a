import { useSyncExternalStore } from 'react';

const query = '(width >= 1024px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Room for two columns. The order of the page differs by it, and so does that of the keyboard: style alone would not do. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
