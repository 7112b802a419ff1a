import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content is wider than its frame. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const measure = (): void => setOverflows(content.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
