import { createPath, type Location, type Navigator, type To } from '@pathshala/web-kit/router';
import { createStore, type Store } from '../store.ts';

export interface MemoryNavigation {
  readonly navigator: Navigator;
  readonly location: Pick<Store<Location>, 'get' | 'subscribe'>;
  /** Every address so far, the current one last. */
  readonly visited: () => readonly string[];
}

/** A history without a browser, as the shell's navigator and location. */
export function createMemoryNavigation(start = '/'): MemoryNavigation {
  let entries = [locationOf(start, undefined, 'default')];
  let index = 0;
  const location = createStore(entries[0] ?? locationOf('/', undefined, 'default'));
  let count = 0;
  const show = (): void => {
    const entry = entries[index];
    if (entry) location.set(entry);
  };
  const writeEntry = (position: number, to: To, state: unknown): void => {
    count += 1;
    entries = [...entries.slice(0, position), locationOf(hrefOf(to), state, `key-${count}`)];
    index = position;
    show();
  };
  return {
    location,
    navigator: {
      createHref: hrefOf,
      push: (to, state) => writeEntry(index + 1, to, state),
      replace: (to, state) => writeEntry(index, to, state),
      go: (steps) => {
        index = Math.min(entries.length - 1, Math.max(0, index + steps));
        show();
      },
    },
    visited: () => entries.slice(0, index + 1).map(({ pathname, search }) => `${pathname}${search}`),
  };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function locationOf(href: string, state: unknown, key: string): Location {
  const { pathname, search, hash } = new URL(href, 'http://test.invalid');
  return { pathname, search, hash, state: state ?? null, key };
}
