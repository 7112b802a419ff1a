import { createPath, type Navigator, useNavigate } from '@pathshala/web-kit/router';
import { useMemo } from 'react';

/** The shell's history as remotes get it, for the `Router` at their root. */
export function useShellNavigator(): Navigator {
  const navigate = useNavigate();
  return useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state: unknown, options) => void navigate(to, { ...options, state }),
      replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
      go: (steps) => void navigate(steps),
    }),
    [navigate],
  );
}
