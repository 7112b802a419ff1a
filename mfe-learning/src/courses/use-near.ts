import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance below the screen at which an element counts as near. */
const margin = '200px';

/**
 * Whether the element with the `ref` has come near the screen, once and for all: what is heavy waits for it. The element
 * must be there from the first render on. In a browser without IntersectionObserver everything is near.
 */
export function useNear<Element extends HTMLElement>(): {
  readonly ref: RefObject<Element | null>;
  readonly isNear: boolean;
} {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
