import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';

/** The registry that the gateway inlined in the page; empty if it is missing. */
export function readRegistry(page: Pick<Document, 'getElementById'> = document): Registry {
  const text = page.getElementById('registry')?.textContent?.trim() ?? '';
  return withOverrides(text === '' ? {} : (JSON.parse(text) as Registry));
}

const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1):\d+\//;

/**
 * `localStorage['mfe-override:mfe-exams'] = 'http://localhost:4012/federated/remoteEntry.js'` points the shell to a
 * remote under development. The page's CSP blocks it unless REMOTE_ORIGINS of the gateway names its origin.
 */
function withOverrides(registry: Registry): Registry {
  const entries = Object.entries(registry).map(([name, description]) => {
    const entry = localStorage.getItem(`mfe-override:${name}`) ?? '';
    return [name, onThisMachine.test(entry) ? developed(description, entry) : description] as const;
  });
  return Object.fromEntries(entries);
}

function developed(description: RemoteDescription, entry: string): RemoteDescription {
  const routes = description.routes.map((route) => ({ ...route, files: [] }));
  return { ...description, entry, routes, integrity: {}, preload: { app: [], texts: { bn: [], en: [] } } };
}
