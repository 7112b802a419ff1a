import { type RefObject, useLayoutEffect } from 'react';

/** Keeps `--bar-height`: what the sticky header takes of the top of the screen; more with larger text, 0 without it. */
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
