import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { openStore } from '@pathshala/releases/open-store';
import { eventually } from '@pathshala/test-servers/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promotePart, rollbackPart, startCanaryOf } from '@pathshala/releases/release';
import type { Deployment } from '../src/deployment.ts';
import { publish } from '../src/publish/publish.ts';
import { fakeShell, writeBuild } from './fake-build.ts';

/** Milliseconds; 2,000 outside tests. */
const pollMs = 100;
/** Milliseconds; two processes load their modules on a machine that runs other tests. */
const startLimitMs = 60_000;
const name = 'mfe-exams';
const folder = mkdtempSync(join(tmpdir(), 'gateways-'));
const storeFolder = join(folder, 'store');
const gateways: { readonly url: string; readonly process: ChildProcess }[] = [];
let deployment: Deployment;

async function startGateway(dataDir: string): Promise<(typeof gateways)[number]> {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, dataDir),
    SITE_ROOT: folder,
    REMOTES_STORE: storeFolder,
    POLL_MS: String(pollMs),
  };
  mkdirSync(env.DATA_DIR, { recursive: true });
  const script = join(import.meta.dirname, 'gateway-process.ts');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const url of createInterface({ input: child.stdout })) return { url, process: child };
  throw new Error('The gateway ended before it listened.');
}

beforeAll(async () => {
  mkdirSync(join(folder, 'shell/dist'), { recursive: true });
  writeFileSync(
    join(folder, 'shell/dist/index.html'),
    '<html lang="bn"><head><script src="/m.js"></script></head></html>',
  );
  writeFileSync(join(folder, 'shell/dist/build.json'), '{"version":"shell-7"}');
  mkdirSync(storeFolder);
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  deployment = {
    store: await openStore(storeFolder, s3),
    shell: fakeShell(),
    smoke: () => Promise.resolve(),
    author: () => ({ by: 'ayesha', at: new Date().toISOString() }),
  };
  for (const version of ['v1', 'v2', 'v3']) {
    await publish(
      deployment,
      name,
      writeBuild(folder, { name, version, entry: `var mfe_exams = "${version}";` }),
    );
  }
  gateways.push(...(await Promise.all([startGateway('one'), startGateway('two')])));
}, startLimitMs);
afterAll(() => {
  for (const { process } of gateways) process.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  readonly version: string | undefined;
  readonly cookie: string | undefined;
  readonly page: Response;
  readonly html: string;
}

async function visit(url: string, cookie = ''): Promise<Seen> {
  const page = await fetch(`${url}/exams`, { headers: { cookie } });
  const html = await page.text();
  const block = /id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const version = (JSON.parse(block) as Record<string, { version: string }>)[name]?.version;
  return { version, cookie: page.headers.get('set-cookie')?.split(';')[0], page, html };
}

async function versionsSeen(cookie = ''): Promise<readonly (string | undefined)[]> {
  return Promise.all(gateways.map(async ({ url }) => (await visit(url, cookie)).version));
}

/** Milliseconds until all gateways show a version. */
async function untilSeen(version: string): Promise<number> {
  const start = performance.now();
  await eventually(
    () => versionsSeen(),
    (seen) => seen.every((one) => one === version),
  );
  return performance.now() - start;
}

describe('two gateways on one store', () => {
  it('follow a promotion, a canary, its end, and a rollback within a few polls [EVT-03]', async () => {
    expect(await versionsSeen()).toEqual([undefined, undefined]);
    await promotePart(deployment, name, 'v1');
    const promoted = await untilSeen('v1');
    await promotePart(deployment, name, 'v2');
    const replaced = await untilSeen('v2');
    await rollbackPart(deployment, name);
    const returned = await untilSeen('v1');
    const limit = 3_000;
    expect(Math.max(promoted, replaced, returned)).toBeLessThan(limit);
    process.stdout.write(
      `seen by both gateways (poll every ${pollMs} ms, 2,000 outside tests): promoted ${promoted.toFixed(0)} ms, replaced ${replaced.toFixed(0)} ms, rolled back ${returned.toFixed(0)} ms\n`,
    );
  });

  it('serve the files of every published version permanently, live or not, and no other', async () => {
    for (const { url } of gateways) {
      for (const version of ['v1', 'v2', 'v3']) {
        const entry = await fetch(`${url}/mfe/${name}/${version}/remoteEntry.js`);
        expect(await entry.text()).toBe(`var mfe_exams = "${version}";`);
        expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      }
      expect((await fetch(`${url}/mfe/${name}/v9/remoteEntry.js`)).status).toBe(404);
      expect((await fetch(`${url}/mfe/${name}/v1/publication.json`)).status).toBe(404);
    }
  });

  it('give each visitor the same version of a canary on every page and on both, until it ends', async () => {
    const [one, two] = gateways.map(({ url }) => url) as [string, string];
    expect((await visit(one)).cookie).toBeUndefined();
    await startCanaryOf(deployment, { name, version: 'v3', percent: 50 });
    await eventually(
      () => Promise.all([visit(one), visit(two)]),
      (seen) => seen.every(({ cookie }) => cookie !== undefined),
    );
    const visitors = await Promise.all(Array.from({ length: 40 }, () => visit(one)));
    expect(new Set(visitors.map(({ version }) => version))).toEqual(new Set(['v1', 'v3']));
    for (const { version, cookie = '', page } of visitors) {
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(cookie).toMatch(/^canary=\d{1,4}$/);
      const again = await visit(two, cookie);
      expect([again.version, again.cookie]).toEqual([version, undefined]);
      const registry = await fetch(`${two}/mfe/registry.json`, { headers: { cookie } });
      expect(registry.headers.get('cache-control')).toBe('no-store');
      expect(((await registry.json()) as Record<string, { version: string }>)[name]?.version).toBe(version);
    }
    const chosen = visitors.find(({ version }) => version === 'v3')?.cookie ?? '';
    await rollbackPart(deployment, name);
    await eventually(
      () => versionsSeen(chosen),
      (seen) => seen.every((version) => version === 'v1'),
    );
  });

  it('name the version of the shell in the page and beside the registry, for open tabs', async () => {
    const [{ url } = { url: '' }] = gateways;
    expect((await visit(url)).html).toContain('<meta name="shell-version" content="shell-7">');
    expect((await fetch(`${url}/mfe/registry.json`)).headers.get('x-shell-version')).toBe('shell-7');
  });

  it('keep the last versions while the store is away, also over a restart, and follow it when it is back', async () => {
    renameSync(storeFolder, `${storeFolder}-away`);
    const [first] = gateways;
    first?.process.kill();
    await once(first?.process ?? new EventEmitter(), 'exit');
    const restarted = await startGateway('one');
    gateways[0] = restarted;
    expect(await versionsSeen()).toEqual(['v1', 'v1']);
    expect((await fetch(`${restarted.url}/mfe/${name}/v1/remoteEntry.js`)).status).toBe(200);
    renameSync(`${storeFolder}-away`, storeFolder);
    await promotePart(deployment, name, 'v3');
    await untilSeen('v3');
  });
});
