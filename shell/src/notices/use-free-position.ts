import { type RefObject, useLayoutEffect } from 'react';
import { type Box, findFreeTop } from './free-position.ts';

/** What a toast must leave free: fields with their names, what can be pressed, titles, and what the page itself says. */
const taken = 'main :is(h1, label, input, select, textarea, button, [contenteditable], [role="alert"])';

/** Milliseconds between two looks: the page may grow a field under the toast. */
const interval = 250;

/**
 * Moves the toast down its edge until it covers nothing that is needed. On narrow screens it does not float (see the
 * style sheet): there it takes room of its own, and nothing is moved.
 */
export function useFreePosition(place: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-toast', shown !== undefined);
    const element = place.current;
    if (!element || shown === undefined) return undefined;
    element.style.removeProperty('translate');
    const look = (): void => moveAside(element);
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [place, shown]);
}

function moveAside(element: HTMLElement): void {
  const floor = element.parentElement;
  if (!floor || getComputedStyle(floor).position !== 'fixed') {
    element.style.removeProperty('translate');
    return;
  }
  const now = element.getBoundingClientRect();
  const { top } = floor.getBoundingClientRect();
  const others = [...document.querySelectorAll(taken)].map((other) => other.getBoundingClientRect());
  if (!others.some((other) => covers(now, other))) return;
  const wanted = { left: now.left, right: now.right, top, bottom: top + now.height };
  element.style.translate = `0 ${Math.round(findFreeTop(wanted, others, innerHeight) - top)}px`;
}

function covers(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
