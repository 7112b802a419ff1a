import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { servicePrefixes } from '@pathshala/gateway/service-prefixes';
import { startEmbedded } from '../src/embedded.ts';

const embedded = fileURLToPath(new URL('../src/embedded.ts', import.meta.url));
const admin = {
  ADMIN_USERNAME: 'head',
  ADMIN_EMAIL: 'head@school.example',
  ADMIN_PASSWORD: 'a-long-Sentence-of-mine',
};

describe('the whole site in one process', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'local-embedded-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  function start(seed: 'sample' | 'none' = 'none') {
    return startEmbedded({ dataDir, port: 0, seed, env: { ...admin, LOG_LEVEL: 'error' } });
  }

  it('is ready when it says so, on a port of its own, and knows its own address', async () => {
    const site = await start();
    const status = await fetch(`${site.url}/statusz`);
    const ready = { status: 'ready', degraded: [] };
    expect(await status.json()).toMatchObject({
      services: { 'svc-auth': ready, 'svc-catalog': ready, 'svc-exams': ready, 'svc-campaigns': ready },
      'key-value': true,
    });
    await site.stop();
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('mounts every service where the gateway by itself would look for it', async () => {
    const site = await start();
    for (const { name, prefixes } of site.services) {
      expect(servicePrefixes.get(name)).toEqual(prefixes);
    }
    expect(site.services).toHaveLength([...servicePrefixes].length);
    await site.stop();
  });

  it('has every route of a service under one of its own prefixes, and those of the gateway alone under none', async () => {
    const site = await start();
    for (const { prefixes, definition } of site.services) {
      const strays = definition.routes
        .filter(({ route: { path, access } }) => {
          const isReachable = prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
          return isReachable === (access === 'gateway');
        })
        .map(({ route }) => route.path);
      expect(strays).toEqual([]);
    }
    await site.stop();
  });

  it('loads the sample data once', async () => {
    const countCourses = async (url: string) => {
      const answer = await fetch(`${url}/api/admissioncourse/universities`);
      return ((await answer.json()) as { total: number }).total;
    };
    const first = await start('sample');
    const count = await countCourses(first.url);
    expect(count).toBeGreaterThanOrEqual(3);
    await first.stop();
    const second = await start('sample');
    expect(await countCourses(second.url)).toBe(count);
    await second.stop();
  });

  it('refuses a data directory that another one works on', async () => {
    const site = await start();
    await expect(start()).rejects.toThrow('in use by another Pathshala');
    await site.stop();
    await (await start()).stop();
  });

  it('killed without warning loses nothing and logs nobody out', async () => {
    const first = await startChild();
    const cookie = await logIn(first.url);
    const ended = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill('SIGKILL');
    await ended;
    const second = await startChild();
    const answer = await fetch(`${second.url}/api/users/user`, { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ username: 'head', role: 'admin' });
    second.child.kill('SIGTERM');
  });

  async function startChild(): Promise<{ url: string; child: ChildProcess }> {
    const script = `const { startEmbedded } = await import(${JSON.stringify(embedded)});
      const site = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, port: 0, seed: 'none' });
      console.log('at ' + site.url);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, ...admin, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const said = /^at (\S+)/m.exec(chunk.toString())?.[1];
        if (said !== undefined) resolve(said);
      });
    });
    return { url, child };
  }
});

/** The `Cookie` header of a session that has begun. */
async function logIn(url: string): Promise<string> {
  const first = await fetch(`${url}/api/courses`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie().join('\n'))?.[1] ?? '';
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` },
    body: JSON.stringify({ username: admin.ADMIN_USERNAME, password: admin.ADMIN_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
