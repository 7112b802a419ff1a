import { type NavigateFunction, useNavigate } from '@pathshala/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { isPlainClick } from './is-plain-click.ts';

export interface LeaveGuard {
  /** A navigation was blocked and waits for the user's answer. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The blocked navigation, repeated. */
type Proceed = (navigate: NavigateFunction) => void;

/**
 * Blocks navigation away from a page while `isUnsaved()`: links of every part of the site, Back and Forward where the
 * browser has the Navigation API, and closing the tab, for which the browser itself asks. React Router's `useBlocker`
 * needs a data router and sees only one React root.
 */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveGuard {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<Proceed>();
  const isDirty = useRef(isUnsaved);
  const isLeaving = useRef(false);
  const { session } = useServices();
  useEffect(() => {
    isDirty.current = isUnsaved;
  });
  useEffect(
    () =>
      blockNavigation(
        () => !isLeaving.current && isDirty.current(),
        (proceed) => setBlocked(() => proceed),
      ),
    [],
  );
  // A log-in in another tab must not replace the user whose work is unsaved here.
  useEffect(() => session.hold(() => isDirty.current()), [session]);
  return {
    isAsking: blocked !== undefined,
    stay: () => setBlocked(undefined),
    leave: () => {
      isLeaving.current = true;
      setBlocked(undefined);
      blocked?.(navigate);
    },
  };
}

function blockNavigation(isBlocked: () => boolean, ask: (proceed: Proceed) => void): () => void {
  const controller = new AbortController();
  // The handler runs in the capture phase, before any other handler of the page.
  const options = { signal: controller.signal, capture: true };
  const { pathname } = location;
  addEventListener('beforeunload', (event) => isBlocked() && event.preventDefault(), options);
  document.addEventListener(
    'click',
    (event) => {
      const link = clickedLink(event);
      if (link === undefined || link.pathname === pathname || !isBlocked()) return;
      event.preventDefault();
      event.stopPropagation();
      ask((navigate) => void navigate(`${link.pathname}${link.search}${link.hash}`));
    },
    options,
  );
  blockTraversals({ pathname, isBlocked, ask }, options);
  return () => controller.abort();
}

interface Block {
  /** The path of the guarded page. */
  readonly pathname: string;
  readonly isBlocked: () => boolean;
  readonly ask: (proceed: Proceed) => void;
}

/** `popstate` comes too late to block a step through the history; the Navigation API announces it before. */
function blockTraversals({ pathname, isBlocked, ask }: Block, options: AddEventListenerOptions): void {
  if (!('navigation' in globalThis)) return;
  const { navigation } = globalThis;
  navigation.addEventListener(
    'navigate',
    (event) => {
      const { url, key } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (new URL(url).pathname === pathname || !isBlocked()) return;
      event.preventDefault();
      ask(() => void navigation.traverseTo(key));
    },
    options,
  );
}

/** The link of this site that a plain click follows. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin ? link : undefined;
}
