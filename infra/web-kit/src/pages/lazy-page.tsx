import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react';

/** One attempt to show a page, by identity: within it a failed file stays failed, another attempt requests it again. */
export const PageAttempt = createContext<object>({});

/** Called when the file of a page is there, for what shows a loading state in its place. */
export const PageArrival = createContext<() => void>(() => undefined);

/** Milliseconds: only a request that failed sooner than this is retried automatically. */
const retryWindow = 5_000;

/** Milliseconds before the retry. */
const retryDelay = 700;

/**
 * A page, or a part of one, in a file of its own: `lazyPage(() => import('./home-page.tsx'), (file) => file.HomePage)`.
 * `React.lazy` alone never requests a failed file again.
 */
export function lazyPage<File, Props extends object = object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
): ComponentType<Props> {
  let shared: ComponentType<Props> | undefined;
  const pages = new WeakMap<object, ComponentType<Props>>();

  function start(onArrival: () => void): ComponentType<Props> {
    return lazy(async () => {
      try {
        const file = await loadWithRetry(load);
        onArrival();
        return { default: pick(file) };
      } catch (error) {
        shared = undefined;
        throw error;
      }
    });
  }

  function pageOf(attempt: object, onArrival: () => void): ComponentType<Props> {
    const known = pages.get(attempt);
    if (known) return known;
    shared ??= start(onArrival);
    pages.set(attempt, shared);
    return shared;
  }

  return function LazyPage(props: Props): ReactNode {
    const Page = pageOf(use(PageAttempt), use(PageArrival));
    return <Page {...props} />;
  };
}

/** The first request is often lost on a weak connection. */
async function loadWithRetry<File>(load: () => Promise<File>): Promise<File> {
  const startedAt = performance.now();
  try {
    return await load();
  } catch (error) {
    if (performance.now() - startedAt > retryWindow) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return load();
  }
}
