import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import { useNavigate } from './navigation.ts';

export interface LeaveGuard {
  /** Somebody is about to leave and has to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** An address, or a step back in the history. */
type Target = string | -1;

/**
 * Holds every way out of a page while something on it is unsaved: links (of whatever part of the site), the browser's
 * Back and Forward, and the end of the tab, of which the browser asks by itself.
 */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveGuard {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  const asked = useRef(isUnsaved);
  const isLeaving = useRef(false);
  useEffect(() => {
    asked.current = isUnsaved;
  });
  useEffect(() => guardPage(() => !isLeaving.current && asked.current(), setTarget), []);
  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      isLeaving.current = true;
      setTarget(undefined);
      if (target !== undefined) navigate(target);
    },
  };
}

function guardPage(isHeld: () => boolean, ask: (target: Target) => void): () => void {
  const controller = new AbortController();
  // Before anything else on the page hears of it.
  const first = { signal: controller.signal, capture: true };
  const { href, pathname } = location;
  const state = history.state as unknown;

  addEventListener('beforeunload', (event) => isHeld() && event.preventDefault(), first);
  document.addEventListener(
    'click',
    (event) => {
      const to = destinationOf(event);
      if (to === undefined || to.pathname === pathname || !isHeld()) return;
      event.preventDefault();
      event.stopPropagation();
      ask(`${to.pathname}${to.search}${to.hash}`);
    },
    first,
  );
  addEventListener(
    'popstate',
    (event) => {
      if (location.pathname === pathname || !isHeld()) return;
      // The address has changed already: the page puts its own back, after the one that was wanted.
      event.stopImmediatePropagation();
      history.pushState(state, '', href);
      ask(-1);
    },
    first,
  );
  return () => controller.abort();
}

/** Where a plain click on a link of this site leads. */
function destinationOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin ? link : undefined;
}
