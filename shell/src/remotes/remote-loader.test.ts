import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlyFiles } from '../registry/early-files.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { VersionError } from './version-error.ts';

const registry: Registry = {
  'mfe-exams': {
    name: 'mfe-exams',
    version: 'v7',
    contract: '^2.0',
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': 'sha384-abc' },
    preload: { app: [], texts: { bn: [], en: [] } },
    routes: [],
    nav: [],
  },
};

const page = globalThis as unknown as Record<string, unknown>;

/** jsdom runs no scripts: each entry that is put into the page is answered by the next of these. */
function entriesAnswer(...answers: readonly ('load' | 'error')[]) {
  const scripts: HTMLScriptElement[] = [];
  const left = [...answers];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node);
      node.dispatchEvent(new Event(left.shift() ?? 'error'));
    }
  });
  observer.observe(document.head, { childList: true });
  return { scripts, stop: () => observer.disconnect() };
}

const containerWith = (contract: string) => ({
  init: () => undefined,
  get: async () => () => ({ default: { contract, mount: () => undefined } }),
});

describe('loading a remote', () => {
  let entries: ReturnType<typeof entriesAnswer>;

  beforeEach(() => {
    page['mfe_exams'] = containerWith('^2.0');
  });
  afterEach(() => {
    entries.stop();
    delete page['mfe_exams'];
  });

  it('runs the published entry, by its hash, once', async () => {
    entries = entriesAnswer('load');
    const load = createRemoteLoader(registry);
    const module = await load('mfe-exams');
    await load('mfe-exams');
    expect(module.contract).toBe('^2.0');
    expect(entries.scripts).toHaveLength(1);
    expect(entries.scripts[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    expect(entries.scripts[0]?.src).toMatch(/\/mfe\/mfe-exams\/v7\/remoteEntry\.js$/);
  });

  it('asks anew after a failure, under an address that nothing waits for', async () => {
    entries = entriesAnswer('error', 'load');
    const load = createRemoteLoader(registry);
    await expect(load('mfe-exams')).rejects.toThrow(/did not load/);
    await expect(load('mfe-exams', { isRetry: true })).resolves.toMatchObject({ contract: '^2.0' });
    expect(entries.scripts[1]?.src).toMatch(/remoteEntry\.js\?again=1$/);
  });

  it('refuses a remote that needs another contract, naming its range and the version of this shell', async () => {
    page['mfe_exams'] = containerWith('^3.0');
    entries = entriesAnswer('load');
    await expect(createRemoteLoader(registry)('mfe-exams')).rejects.toThrow(
      /^mfe-exams needs contract \^3\.0, this shell provides 2\.\d+\.\d+\.$/,
    );
  });

  it('names both versions to everybody who asks, though the module loader gives the failed module a second time', async () => {
    let runs = 0;
    page['mfe_exams'] = {
      init: () => undefined,
      get: async () => () => {
        runs += 1;
        if (runs > 1) return {};
        throw new Error('The remote wants react ^18.3.1, the shell has 19.3.1.');
      },
    };
    entries = entriesAnswer('load');
    const load = createRemoteLoader(registry);
    const ahead = load('mfe-exams');
    for (const asked of [ahead, load('mfe-exams'), ahead.catch(() => load('mfe-exams'))])
      await expect(asked).rejects.toThrow('mfe-exams needs react ^18.3.1, this shell provides 19.3.1.');
  });

  it('asks again for a module whose file did not arrive', async () => {
    const { get } = containerWith('^2.0');
    let asked = 0;
    page['mfe_exams'] = {
      init: () => undefined,
      get: async () => {
        asked += 1;
        if (asked > 1) return get();
        throw Object.assign(new Error('Loading chunk app failed.'), { name: 'ChunkLoadError' });
      },
    };
    entries = entriesAnswer('load');
    const load = createRemoteLoader(registry);
    await expect(load('mfe-exams')).rejects.toThrow('Loading chunk');
    await expect(load('mfe-exams')).resolves.toMatchObject({ contract: '^2.0' });
  });

  it('does not fetch a remote of which the registry says that it needs another contract', async () => {
    entries = entriesAnswer('load');
    const published = { ...registry['mfe-exams'], contract: '^3.0' } as RemoteDescription;
    const other = { 'mfe-exams': published };
    await expect(createRemoteLoader(other)('mfe-exams')).rejects.toThrow(VersionError);
    expect(entries.scripts).toEqual([]);
    const route = { path: '/exams', access: 'student', remote: 'mfe-exams' } as const;
    expect(earlyFiles(other, route, 'en')).toEqual([]);
    expect(earlyFiles(registry, route, 'en')).not.toEqual([]);
  });

  it.each([
    ['without a default', {}],
    ['with a default that is no remote', { default: () => 'a component' }],
    ['that is nothing', undefined],
  ])('refuses an exposed module %s, naming what is wrong', async (_, exposed) => {
    page['mfe_exams'] = { init: () => undefined, get: async () => () => exposed };
    entries = entriesAnswer('load');
    await expect(createRemoteLoader(registry)('mfe-exams')).rejects.toThrow(
      /mfe-exams exposes no remote as the default of \.\/app/,
    );
  });

  it('names both versions of a module of which the remote needs another one', async () => {
    const message =
      'Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18.2.0)';
    page['mfe_exams'] = { init: () => undefined, get: () => Promise.reject(new Error(message)) };
    entries = entriesAnswer('load');
    await expect(createRemoteLoader(registry)('mfe-exams')).rejects.toThrow(
      'mfe-exams needs react ^18.2.0, this shell provides 19.3.1.',
    );
  });

  it('refuses an entry that leaves no container', async () => {
    delete page['mfe_exams'];
    entries = entriesAnswer('load');
    await expect(createRemoteLoader(registry)('mfe-exams')).rejects.toThrow(/not the entry of mfe_exams/);
  });

  it('says that a remote is not published', async () => {
    entries = entriesAnswer();
    await expect(createRemoteLoader(registry)('mfe-none')).rejects.toThrow(/mfe-none is not published/);
  });
});
