import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react';

/** One try at showing a page, by identity: within it a file that failed stays failed, another try asks for it again. */
export const PageTry = createContext<object>({});

/** Milliseconds: a request that failed sooner than this is repeated once by itself. */
const quickFailure = 5_000;
const pause = 700;

/**
 * A page, or a part of one, in a file of its own: `lazyPage(() => import('./home-page.tsx'), (file) => file.HomePage)`.
 * `React.lazy` alone never asks again for a file that failed once.
 */
export function lazyPage<File, Props extends object = object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
): ComponentType<Props> {
  let shared: ComponentType<Props> | undefined;
  const tries = new WeakMap<object, ComponentType<Props>>();

  function start(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: pick(await loadRepeatedly(load)) };
      } catch (error) {
        shared = undefined;
        throw error;
      }
    });
  }

  function pageIn(attempt: object): ComponentType<Props> {
    const known = tries.get(attempt);
    if (known) return known;
    shared ??= start();
    tries.set(attempt, shared);
    return shared;
  }

  return function LazyPage(props: Props): ReactNode {
    const Page = pageIn(use(PageTry));
    return <Page {...props} />;
  };
}

/** On a weak line the first request is often the one that is lost. */
async function loadRepeatedly<File>(load: () => Promise<File>): Promise<File> {
  const startedAt = performance.now();
  try {
    return await load();
  } catch (error) {
    if (performance.now() - startedAt > quickFailure) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load();
  }
}
