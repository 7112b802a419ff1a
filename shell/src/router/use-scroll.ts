import { recall, remember } from '@pathshala/web-kit/browser-storage';
import { type Location, NavigationType, useNavigationType } from '@pathshala/web-kit/router';
import { useEffect, useRef } from 'react';

/** Milliseconds in which a restored page may still grow to its former height. */
const growTimeout = 1_500;

const keyOf = (location: Location): string => `scroll:${location.key}`;

/** Scrolls a new page to its top (or to its #part); Back and Forward restore the position. */
export function useScroll(location: Location): void {
  const type = useNavigationType();
  const { pathname, hash } = location;
  const shown = useRef('');
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = (): void => remember(keyOf(location), String(Math.round(scrollY)), 'session');
    addEventListener('pagehide', save);
    addEventListener('scrollend', save);
    return () => {
      removeEventListener('pagehide', save);
      removeEventListener('scrollend', save);
    };
  }, [location]);
  useEffect(() => {
    const address = `${pathname}${hash}`;
    // A changed query (a filter, a page of a list) keeps the position.
    if (type !== NavigationType.Pop && shown.current === address) return undefined;
    shown.current = address;
    const saved = type === NavigationType.Pop ? Number(recall(`scroll:${location.key}`, 'session')) : 0;
    if (saved > 0) return scrollWhenTallEnough(saved);
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, location.key, type]);
}

function scrollWhenTallEnough(top: number): () => void {
  const giveUpAt = performance.now() + growTimeout;
  let frame = requestAnimationFrame(function tryAgain() {
    const isTallEnough = document.documentElement.scrollHeight >= top + innerHeight;
    if (isTallEnough || performance.now() > giveUpAt) scrollTo(0, top);
    else frame = requestAnimationFrame(tryAgain);
  });
  return () => cancelAnimationFrame(frame);
}
