import type { Navigator, RouterLocation } from '@pathshala/web-kit/navigation';
import { use, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';

export interface ShellNavigation {
  readonly navigator: Navigator;
  readonly location: RouterLocation;
}

/** React Router's one history as remotes get it. The only file that touches its navigation context. */
export function useShellNavigation(): ShellNavigation {
  const history = use(NavigationContext).navigator;
  const location = useLocation();
  const navigator = useMemo<Navigator>(
    () => ({
      push: (to, state) => history.push(to, state),
      replace: (to, state) => history.replace(to, state),
      go: (steps) => history.go(steps),
    }),
    [history],
  );
  return { navigator, location };
}
