import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--bar-height` to the height of the sticky header: more with larger text, 0 without a header. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty('--bar-height', isSticky ? `${element.offsetHeight}px` : '0px');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('--bar-height');
    };
  }, [bar]);
}
