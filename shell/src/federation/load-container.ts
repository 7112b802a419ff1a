/** What a remote's entry puts on the page: the container of Module Federation. */
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

/** Milliseconds after which an entry is given up. The notice stands long before; on a bad line it may still arrive. */
const patience = 30_000;

/** Runs a remote's entry, if it is the one that was published, and gives its container. */
export async function loadContainer({ name, url, integrity }: EntryScript): Promise<Container> {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`${url} did not load.`));
    const timer = setTimeout(fail, patience);
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
