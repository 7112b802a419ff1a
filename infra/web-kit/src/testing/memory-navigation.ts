import type { Navigator, RouterLocation } from '../router/navigation.ts';
import { createStore, type Store } from '../store.ts';

export interface MemoryNavigation {
  readonly navigator: Navigator;
  readonly location: Pick<Store<RouterLocation>, 'get' | 'subscribe'>;
  /** Every address so far, the present one last. */
  readonly visited: () => readonly string[];
}

/** A history without a browser. */
export function createMemoryNavigation(start = '/'): MemoryNavigation {
  let entries = [locationOf(start, undefined, 'default')];
  let index = 0;
  const location = createStore(entries[0] ?? locationOf('/', undefined, 'default'));
  let count = 0;
  const show = (): void => {
    const entry = entries[index];
    if (entry) location.set(entry);
  };
  const add = (kept: number, to: string, state: unknown): void => {
    count += 1;
    entries = [...entries.slice(0, kept), locationOf(to, state, `key-${count}`)];
    index = entries.length - 1;
    show();
  };
  return {
    location,
    navigator: {
      push: (to, state) => add(index + 1, to, state),
      replace: (to, state) => add(index, to, state),
      go: (steps) => {
        index = Math.min(entries.length - 1, Math.max(0, index + steps));
        show();
      },
    },
    visited: () => entries.slice(0, index + 1).map(({ pathname, search }) => `${pathname}${search}`),
  };
}

function locationOf(to: string, state: unknown, key: string): RouterLocation {
  const { pathname, search, hash } = new URL(to, 'http://test.invalid');
  return { pathname, search, hash, state: state ?? null, key };
}
