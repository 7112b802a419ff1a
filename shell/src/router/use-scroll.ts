import type { RouterLocation } from '@pathshala/web-kit/navigation';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Milliseconds in which a page that was gone back to may still grow to its old height. */
const patience = 1_500;

const keyOf = (location: RouterLocation): string => `scroll:${location.key}`;

/** A new page starts at its top (or at its #part); Back finds the place where one was. */
export function useScroll(location: RouterLocation): void {
  const type = useNavigationType();
  const { pathname, hash } = location;
  const shown = useRef('');
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = (): void => sessionStorage.setItem(keyOf(location), String(Math.round(scrollY)));
    addEventListener('pagehide', save);
    addEventListener('scrollend', save);
    return () => {
      removeEventListener('pagehide', save);
      removeEventListener('scrollend', save);
    };
  }, [location]);
  useEffect(() => {
    const place = `${pathname}${hash}`;
    // Only the query changed, by filtering or paging a list: the reader stays where they are.
    if (type !== NavigationType.Pop && shown.current === place) return undefined;
    shown.current = place;
    const saved = type === NavigationType.Pop ? Number(sessionStorage.getItem(`scroll:${location.key}`)) : 0;
    if (saved > 0) return scrollWhenTallEnough(saved);
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, location.key, type]);
}

function scrollWhenTallEnough(top: number): () => void {
  const giveUpAt = performance.now() + patience;
  let frame = requestAnimationFrame(function tryAgain() {
    const isTallEnough = document.documentElement.scrollHeight >= top + innerHeight;
    if (isTallEnough || performance.now() > giveUpAt) scrollTo(0, top);
    else frame = requestAnimationFrame(tryAgain);
  });
  return () => cancelAnimationFrame(frame);
}
