import { type RefObject, useLayoutEffect } from 'react';
import { type Box, findFreeTop } from './free-position.ts';

/** The elements that a toast must not cover: fields with labels, controls, headings, and notices of the page. */
const taken = 'main :is(h1, label, input, select, textarea, button, a, [contenteditable], [role="alert"])';

/** Milliseconds between two checks: a field may appear under the toast. */
const interval = 250;

/**
 * Moves the toast down until it covers nothing that is needed. On narrow screens it is part of the page's flow (see the
 * style sheet) and stays where it is.
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
  const others = [...document.querySelectorAll(taken)]
    .filter((other) => other.localName !== 'a' || looksLikeButton(other))
    .map((other) => other.getBoundingClientRect());
  if (!others.some((other) => covers(now, other))) return;
  const wanted = { left: now.left, right: now.right, top, bottom: top + now.height };
  element.style.translate = `0 ${Math.round(findFreeTop(wanted, others, innerHeight) - top)}px`;
}

/** The action of a page may be a link. Links within a text are too many to avoid. */
function looksLikeButton(link: Element): boolean {
  const { borderTopWidth, backgroundColor } = getComputedStyle(link);
  return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
}

function covers(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
