/** The container that a remote's entry defines, as in Module Federation. */
export interface Container {
  readonly init: (shareScope: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

export interface EntryScript {
  /** The container's global name, `mfe_exams`. */
  readonly name: string;
  readonly url: string;
  readonly integrity: string | undefined;
}

/** Milliseconds. The failure notice appears much earlier; on a slow connection the entry may still arrive after it. */
const loadTimeout = 30_000;

/** Runs a remote's entry, checked by its hash, and returns its container. */
export async function loadContainer({ name, url, integrity }: EntryScript): Promise<Container> {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${url} did not load.`));
    const timer = setTimeout(fail, loadTimeout);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    script.addEventListener('load', () => clearTimeout(timer));
    document.head.append(script);
  }).finally(() => script.remove());
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${url} is not the entry of ${name}.`);
  await container.init({});
  return container;
}
