import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the part of a desk that holds the marks: each answer that is opened has the focus in its first field. On touch screens the part
 * itself has it, for a field would open the keyboard above the answer. What somebody is using meanwhile keeps the focus.
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
