/** The container that a remote's entry defines, as in Module Federation. */
export interface Container {
  readonly init: (shareScope: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

export interface RemoteEntry {
  /** The container's global name, `mfe_exams`. */
  readonly name: string;
  readonly url: string;
  readonly integrity: string | undefined;
  /** An ES module, which exports the container; otherwise a classic script, which defines the global. */
  readonly isModule: boolean;
}

/** Milliseconds. The failure notice appears much earlier; on a slow connection the entry may still arrive after it. */
const loadTimeout = 30_000;

/** Runs a remote's entry, checked by its hash, and returns its container. */
export async function loadEntry(entry: RemoteEntry): Promise<Container> {
  const { name, url, isModule } = entry;
  await loadElement(elementOf(entry), url);
  const container = isModule
    ? ((await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as Partial<Container>)
    : (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container?.init || !container.get) throw new Error(`${url} is not the entry of ${name}.`);
  return container as Container;
}

/**
 * A script, or a link: `import()` takes no hash, so the link fetches and checks a module, which is then imported from the
 * page's module map. Each ignores what belongs to the other.
 */
function elementOf({ url, integrity = '', isModule }: RemoteEntry): HTMLElement {
  return Object.assign(document.createElement(isModule ? 'link' : 'script'), {
    rel: 'modulepreload',
    href: url,
    src: url,
    crossOrigin: 'anonymous',
    integrity,
  });
}

async function loadElement(element: HTMLElement, url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${url} did not load.`));
    const timer = setTimeout(fail, loadTimeout);
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', fail);
    element.addEventListener('load', () => clearTimeout(timer));
    document.head.append(element);
  }).finally(() => element.remove());
}
