import { useCallback, useSyncExternalStore } from 'react';

/** The same width as in the style sheets of the exam page: the palette stands beside the question. */
const wide = '(width >= 1024px)';
/** A phone, upright or on its side. */
const smallScreen = '(width < 560px), (height < 480px)';

/** Whether the screen has room for the palette and for all actions in one row. */
export function useIsWide(): boolean {
  return useMedia(wide);
}

/** Whether the screen has room for little beside the title. */
export function useIsSmallScreen(): boolean {
  return useMedia(smallScreen);
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
