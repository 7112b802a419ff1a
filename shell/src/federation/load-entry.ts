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
  await loadElement(isModule ? moduleLink(entry) : script(entry), url);
  const container = isModule
    ? ((await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as Partial<Container>)
    : (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container?.init || !container.get) throw new Error(`${url} is not the entry of ${name}.`);
  return container as Container;
}

function script({ url, integrity = '' }: RemoteEntry): HTMLElement {
  return Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous', integrity });
}

/** `import()` takes no hash: the module is fetched and checked by this link, and then imported from the page's module map. */
function moduleLink({ url, integrity = '' }: RemoteEntry): HTMLElement {
  const link = { rel: 'modulepreload', href: url, crossOrigin: 'anonymous', integrity };
  return Object.assign(document.createElement('link'), link);
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
