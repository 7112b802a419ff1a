import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureServer } from '../src/compiled-server.ts';
import { freePort } from '../src/free-port.ts';
import { nodeFlags } from '../src/node-flags.ts';

/** In the place of the real build: counts its runs. */
const build = `import { appendFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
const [, , , folder] = process.argv;
const { size, mtimeMs } = statSync('svc-exams/src/service.ts');
mkdirSync(folder, { recursive: true });
const compiled = { entry: 'serve.mjs', sources: [['svc-exams/src/service.ts', size, mtimeMs]] };
writeFileSync(folder + '/compiled.json', JSON.stringify(compiled));
appendFileSync('builds', 'x');
`;

describe('the compiled server at npm start', () => {
  let root: string;
  const lines: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const start = () => ensureServer((line) => void lines.push(line), root);
  const builds = () => readFileSync(join(root, 'builds'), 'utf8').length;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'compiled-server-'));
    lines.length = 0;
    mkdirSync(join(root, 'node_modules'));
    write('package.json', '{ "type": "module" }');
    write('infra/tooling/src/build-server.ts', build);
    write('svc-exams/src/service.ts', 'old');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is compiled once while nothing changes', async () => {
    const first = await start();
    expect(first).toContain('/node_modules/.cache/pathshala/server/serve.mjs');
    expect(await start()).toBe(first);
    expect(builds()).toBe(1);
  });

  it('is compiled again after an update of a source', async () => {
    await start();
    write('svc-exams/src/service.ts', 'an update');
    await start();
    expect(builds()).toBe(2);
  });

  it('is not used when a source has changed and it cannot be compiled again', async () => {
    await start();
    write('infra/tooling/src/build-server.ts', 'process.exit(1);');
    write('svc-exams/src/service.ts', 'does not compile');
    expect(await start()).toBeNull();
    expect(lines).toEqual(['The server could not be compiled, see above; it runs from its sources.']);
  });

  it('is left out where it could not be stored', async () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(await start()).toBeNull();
    expect(lines).toEqual([]);
  });
});

describe('what the server is compiled to', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compiled-server-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it(
    'loads the sample data, computes password hashes, and describes its calls',
    { timeout: 60_000 },
    async () => {
      const entry = await ensureServer(() => undefined);
      const port = await freePort();
      const site = spawn(process.execPath, [...nodeFlags, fileURLToPath(entry ?? '')], {
        env: { ...process.env, DATA_DIR: folder, PORT: String(port), SEED: 'sample', LOG_LEVEL: 'error' },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => site.once('exit', resolve));
      try {
        const url = `http://127.0.0.1:${port}`;
        await untilReady(url);
        expect((await logIn(url)).status).toBe(200);
        expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
      } finally {
        site.kill('SIGTERM');
        await ended;
      }
    },
  );
});

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
}

async function logIn(url: string): Promise<Response> {
  const token = await fetch(`${url}/api/csrf`);
  const [, value = ''] = /XSRF-TOKEN=([^;]*)/.exec(token.headers.getSetCookie().join()) ?? [];
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${value}`,
      'x-xsrf-token': decodeURIComponent(value),
    },
    body: JSON.stringify({ username: 'nusrat', password: 'pathshala-demo' }),
  });
}
