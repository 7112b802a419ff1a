import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createIdentitySigner } from '../src/identity/signer.ts';
import { readConfig } from '../src/config/read-config.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pathshala-process-'));
const folders = { MAIL_DIR: join(folder, 'mail'), UPLOADS_DIR: join(folder, 'uploads') };
const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly url: string;
}

function launch(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'note-main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const { child, output } = launch(env);
  for (;;) {
    const url = /"url":"([^"]+)"/.exec(output())?.[1];
    if (url !== undefined) return { child, output, url };
    if (child.exitCode !== null) throw new Error(output());
    await wait(20);
  }
}

async function tokenOf(): Promise<string> {
  const { internalSigningKey } = readConfig({ DATA_DIR: folder }).secrets;
  return createIdentitySigner({ key: internalSigningKey }).sign(
    {
      role: 'admin',
      userId: 'a',
      username: 'a',
      name: 'A',
      email: 'a@example.com',
      sessionKey: 's',
      address: '::1',
    },
    'svc-notes',
  );
}

describe('a service as a process of its own', () => {
  it('says that it is alive and ready, and gives its metrics', async () => {
    const { url } = await start({ SEED: 'none' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/notes/latest`)).status).toBe(401);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'route="get /notes/latest",status="401"} 1',
    );
  });

  it('loads no driver of an outside system that it does not use', async () => {
    const report = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => {
        const driver = /node_modules.(mongodb|amqplib|ioredis|nodemailer|@aws-sdk|zod-openapi|@opentelemetry.sdk)/.exec(url);
        if (driver) console.log('loaded ' + driver[1]);
        return next(url, context);
      } });`;
    const hook = `--import=data:text/javascript,${encodeURIComponent(report)}`;
    const embedded = await start({ NODE_OPTIONS: hook });
    expect((await fetch(`${embedded.url}/readyz`)).status).toBe(200);
    expect(embedded.output()).not.toContain('loaded');
    const distributed = await start({
      NODE_OPTIONS: hook,
      DATA_DIR: join(folder, 'third'),
      MONGODB_URI: 'mongodb://127.0.0.1:9',
      INTERNAL_SIGNING_KEY: 'x'.repeat(32),
      SESSION_SECRET: 'x'.repeat(32),
      ...folders,
    });
    expect(distributed.output()).toContain('loaded mongodb');
  });

  it('loads its sample data once, and never into a store that began without it', async () => {
    const headers = { 'x-identity': await tokenOf() };
    const count = async (env: Record<string, string>) => {
      const { url, child } = await start(env);
      const answer: unknown = await (await fetch(`${url}/notes/count`, { headers })).json();
      child.kill('SIGTERM');
      await once(child, 'exit');
      return answer;
    };
    expect(await count({ SEED: 'sample' })).toEqual({ count: 0 });
    const second = join(folder, 'second');
    const env = {
      DATA_DIR: second,
      INTERNAL_SIGNING_KEY: readConfig({ DATA_DIR: folder }).secrets.internalSigningKey,
    };
    expect(await count({ ...env, SEED: 'sample' })).toEqual({ count: 1 });
    expect(await count({ ...env, SEED: 'sample' })).toEqual({ count: 1 });
  });

  it('finishes the calls in hand on SIGTERM and takes no new ones', async () => {
    const { url, child } = await start();
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answered = '';
    socket.on('data', (chunk) => (answered += chunk.toString()));
    socket.write(
      `POST /notes HTTP/1.1\r\nHost: x\r\nx-identity: ${await tokenOf()}\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"text":`,
    );
    await wait(100);
    child.kill('SIGTERM');
    await wait(100);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    socket.write('"kept"');
    socket.write('}');
    const [code] = (await once(child, 'exit')) as [number];
    expect(answered).toContain('201 Created');
    expect(code).toBe(0);
    const again = await start();
    const found = await fetch(`${again.url}/notes/count`, { headers: { 'x-identity': await tokenOf() } });
    expect(await found.json()).toEqual({ count: 1 });
  });

  it('with DRAIN_SECONDS still takes calls after SIGTERM, not ready any more, and asks for connections to be closed', async () => {
    const { url, child } = await start({ DRAIN_SECONDS: '2' });
    child.kill('SIGTERM');
    await wait(100);
    const call = await fetch(`${url}/notes/latest`);
    expect([call.status, call.headers.get('connection')]).toEqual([401, 'close']);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('refuses to start with a wrong variable, and names it', async () => {
    const { child, output } = launch({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(78);
    expect(output()).toMatch(/PORT: .*\n\s+LOG_LEVEL: /);
  });

  it('serves and is ready while the broker is away, and says that it is degraded [EVT-01]', async () => {
    const dataDir = join(folder, 'without-broker');
    const { internalSigningKey: INTERNAL_SIGNING_KEY } = readConfig({ DATA_DIR: folder }).secrets;
    const { url, child } = await start({
      DATA_DIR: dataDir,
      AMQP_URL: 'amqp://127.0.0.1:9',
      INTERNAL_SIGNING_KEY,
      SESSION_SECRET: 'x'.repeat(32),
      ...folders,
    });
    const ready = await fetch(`${url}/readyz`);
    expect({ status: ready.status, body: await ready.json() }).toEqual({
      status: 200,
      body: { status: 'degraded', degraded: ['bus'] },
    });
    const written = await fetch(`${url}/notes`, {
      method: 'POST',
      headers: { 'x-identity': await tokenOf(), 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'meanwhile' }),
    });
    expect(written.status).toBe(201);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'pathshala_degraded{service="svc-notes",part="bus"} 1',
    );
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  it('lives and is not ready while its store is away', async () => {
    const { url } = await start({
      MONGODB_URI: 'mongodb://127.0.0.1:9',
      INTERNAL_SIGNING_KEY: 'x'.repeat(32),
      SESSION_SECRET: 'x'.repeat(32),
      ...folders,
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const refused = await fetch(`${url}/notes/latest`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'common.unavailable' });
  });
});
