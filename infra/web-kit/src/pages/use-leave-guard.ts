import { useNavigate } from '@pathshala/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { isPlainClick } from './is-plain-click.ts';

export interface LeaveGuard {
  /** Somebody is about to leave and has to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Goes where one wanted to go. */
type Target = (navigate: ReturnType<typeof useNavigate>) => void;

/**
 * Holds the ways out of a page while something on it is unsaved: links (of whatever part of the site), Back and Forward
 * where the browser can, and the end of the tab, of which the browser asks by itself.
 */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveGuard {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  const asked = useRef(isUnsaved);
  const isLeaving = useRef(false);
  const { session } = useServices();
  useEffect(() => {
    asked.current = isUnsaved;
  });
  useEffect(
    () =>
      guardPage(
        () => !isLeaving.current && asked.current(),
        (wanted) => setTarget(() => wanted),
      ),
    [],
  );
  // Another person's log-in in another tab must not take away what is unsaved here.
  useEffect(() => session.hold(() => asked.current()), [session]);
  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      isLeaving.current = true;
      setTarget(undefined);
      target?.(navigate);
    },
  };
}

function guardPage(isHeld: () => boolean, ask: (target: Target) => void): () => void {
  const controller = new AbortController();
  // Before anything else on the page hears of it.
  const first = { signal: controller.signal, capture: true };
  const { pathname } = location;
  addEventListener('beforeunload', (event) => isHeld() && event.preventDefault(), first);
  document.addEventListener(
    'click',
    (event) => {
      const to = destinationOf(event);
      if (to === undefined || to.pathname === pathname || !isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      ask((navigate) => navigate(`${to.pathname}${to.search}${to.hash}`));
    },
    first,
  );
  holdTraversals({ pathname, isHeld, ask }, first);
  return () => controller.abort();
}

interface Hold {
  /** The page's own. */
  readonly pathname: string;
  readonly isHeld: () => boolean;
  readonly ask: (target: Target) => void;
}

/** A step through the history cannot be held once `popstate` tells of it: only browsers with a Navigation API ask before. */
function holdTraversals({ pathname, isHeld, ask }: Hold, options: AddEventListenerOptions): void {
  if (!('navigation' in globalThis)) return;
  const { navigation } = globalThis;
  navigation.addEventListener(
    'navigate',
    (event) => {
      const { url, key } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (new URL(url).pathname === pathname || !isHeld()) return;
      event.preventDefault();
      ask(() => void navigation.traverseTo(key));
    },
    options,
  );
}

/** Where a plain click on a link of this site leads. */
function destinationOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin ? link : undefined;
}
