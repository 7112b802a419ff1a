import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { baseConfig } from '@pathshala/web-kit/build/base-config';
import { reactRouterRule } from '@pathshala/web-kit/build/react-router-rule';
import type { RuleSetRule } from '@rspack/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../src/build/root.ts';
import { runRspack } from '../src/build/run-rspack.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-weight-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Brotli bytes of what the shell takes of React Router, bundled with these rules beside the usual ones. */
async function weightWith(rules: readonly RuleSetRule[]): Promise<number> {
  const base = baseConfig({ name: 'shell', folder: `${root}/shell`, mode: 'production' });
  const source =
    "export { BrowserRouter, useLocation, useNavigationType, UNSAFE_NavigationContext } from 'react-router-dom';";
  await runRspack({
    ...base,
    entry: { router: `data:text/javascript,${encodeURIComponent(source)}` },
    externals: { react: 'var React', 'react-dom': 'var ReactDOM' },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] },
    resolve: { ...base.resolve, modules: ['node_modules', `${root}/node_modules`] },
    output: { path: folder, filename: '[name].js', library: { type: 'var', name: 'router' } },
  });
  return brotliCompressSync(await readFile(path.join(folder, 'router.js'))).length;
}

describe('React Router in the first view', () => {
  it('brings what the shell uses of it, and not what hangs on unused parts', async () => {
    const [as, ours] = [await weightWith([]), await weightWith([reactRouterRule])];
    expect(ours).toBeLessThan(5_000);
    expect(ours).toBeLessThan(as / 2);
  });
});
