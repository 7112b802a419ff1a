import type { Navigator, RouterLocation } from '../router/navigation.ts';
import { createStore, type Store } from '../store.ts';

export interface BrowserNavigation {
  readonly navigator: Navigator;
  readonly location: Pick<Store<RouterLocation>, 'get' | 'subscribe'>;
}

/** The browser's own history, plainly: in the shell React Router owns it. */
export function createBrowserNavigation(): BrowserNavigation {
  let count = 0;
  const read = (): RouterLocation => {
    const { pathname, search, hash } = globalThis.location;
    return {
      pathname,
      search,
      hash,
      state: history.state as unknown,
      key: count === 0 ? 'default' : String(count),
    };
  };
  const location = createStore(read());
  const show = (): void => {
    count += 1;
    location.set(read());
  };
  addEventListener('popstate', show);
  return {
    location,
    navigator: {
      push: (to, state) => {
        history.pushState(state, '', to);
        show();
      },
      replace: (to, state) => {
        history.replaceState(state, '', to);
        show();
      },
      go: (steps) => history.go(steps),
    },
  };
}
