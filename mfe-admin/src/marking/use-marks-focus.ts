import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus in the part of a desk that holds the marks: to the first field of each answer that is opened, or on touch
 * screens to the part itself, because a field would open the keyboard above the answer. An element that is in use meanwhile
 * keeps the focus.
 */
export function useMarksFocus(): RefObject<HTMLElement | null> {
  const marks = useRef<HTMLElement>(null);
  useEffect(() => {
    // The title of the page has it after a navigation.
    const isFree = document.activeElement?.matches('body, h1') ?? true;
    if (marks.current === null || !isFree) return;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const field = isTouch ? null : marks.current.querySelector<HTMLElement>('input, textarea');
    (field ?? marks.current).focus({ preventScroll: true });
  }, []);
  return marks;
}
