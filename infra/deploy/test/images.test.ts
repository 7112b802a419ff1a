import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { services } from '@pathshala/platform';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageUser } from './base-image.ts';
import { buildImage, type BuiltImage } from './build-image.ts';
import { parseDockerfile } from './dockerfile-steps.ts';
import { deployFile, root } from './root.ts';
import { freePort } from '@pathshala/test-servers/free-port';
import { untilAnswer, untilStatus } from './until-answer.ts';

const dockerfile = deployFile('images/service.Dockerfile');

/** `IMAGES=all` builds the image of every service and of the gateway, as the nightly run does; here one stands for them. */
const allParts = [...services.map(({ name }) => name), 'gateway'];
const parts = process.env['IMAGES'] === 'all' ? allParts : ['svc-exams'];

describe('the Dockerfile', () => {
  const { stages, globals } = parseDockerfile(readFileSync(dockerfile, 'utf8'));
  const last = stages.at(-1)?.steps ?? [];

  it('pins the version of Node that the repository uses', () => {
    const { version } = JSON.parse(
      readFileSync(path.join(root, 'node_modules/node/package.json'), 'utf8'),
    ) as {
      version: string;
    };
    expect(globals.map(({ text }) => text)).toEqual([`NODE_IMAGE=node:${version}-bookworm-slim`]);
    expect(stages.map(({ base }) => base)).toEqual(stages.map(() => '${NODE_IMAGE}'));
  });

  it('runs node itself, as a user by number, with a health check', () => {
    expect(last.map(({ keyword }) => keyword)).toEqual(
      expect.arrayContaining(['USER', 'HEALTHCHECK', 'ENTRYPOINT']),
    );
    expect(last.find(({ keyword }) => keyword === 'USER')?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(last.find(({ keyword }) => keyword === 'ENTRYPOINT')?.text).toMatch(/^\["node", /);
  });

  it('is built with the version that administrators see, wherever a page says how', () => {
    const pages = globSync(
      '{README.md,{gateway,svc-*}/README.md,infra/{deploy,docs,tooling/templates}/**/*.{md,md.txt}}',
      {
        cwd: root,
        exclude: ['**/node_modules/**'],
      },
    );
    const commands = pages.flatMap((page) =>
      [
        ...readFileSync(path.join(root, page), 'utf8').matchAll(
          /docker build\s[^`]*?service\.Dockerfile[^`]*? \./g,
        ),
      ].map(([command]) => ({ page, command })),
    );
    expect(commands.length).toBeGreaterThan(services.length);
    const isVersioned = /--build-arg VERSION=(\S+)[\s\S]*--tag \S+:\1 /;
    expect(commands.filter(({ command }) => !isVersioned.test(command))).toEqual([]);
  });

  it('runs nothing in its last stage, which holds no package manager’s cache', () => {
    expect(last.filter(({ keyword }) => keyword === 'RUN')).toEqual([]);
  });
});

describe.each(parts)('the image of %s', { timeout: 60_000 }, (part) => {
  let folder: string;
  let image: BuiltImage;
  const children: ChildProcess[] = [];
  let umask: number;
  beforeAll(() => {
    // Another test of this process may have started the product, which makes its files private.
    umask = process.umask(0o022);
    folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    image = buildImage({ dockerfile, args: { PART: part, VERSION: '1.4.0' }, folder });
    execFileSync('chmod', ['-R', 'a-w', image.root]);
  }, 120_000);
  afterAll(() => {
    process.umask(umask);
    for (const child of children) child.kill('SIGKILL');
    execFileSync('chmod', ['-R', 'u+w', folder]);
    execFileSync('rm', ['-rf', folder]);
  }, 60_000);

  const inImage = (variables: Readonly<Record<string, string>>) => ({
    cwd: path.join(image.root, image.workdir),
    env: { ...image.env, HOST: '127.0.0.1', DRAIN_SECONDS: '0', LOG_LEVEL: 'silent', ...variables },
    ...imageUser,
  });
  function start(variables: Readonly<Record<string, string>>): ChildProcess {
    const [program = '', ...args] = image.entrypoint;
    const child = spawn(program, args, { ...inImage(variables), stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
    return child;
  }
  async function healthOf(PORT: string): Promise<number | null> {
    const [program = '', ...args] = image.healthCheck;
    const [code] = (await once(spawn(program, args, inImage({ PORT })), 'exit')) as [number | null];
    return code;
  }

  const distributed = {
    MONGODB_URI: 'mongodb://127.0.0.1:9',
    AMQP_URL: 'amqp://127.0.0.1:9',
    REDIS_URL: 'redis://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    SESSION_SECRET: 's'.repeat(32),
    INTERNAL_SIGNING_KEY: 'k'.repeat(32),
    PUBLIC_URL: 'https://school.example',
  };

  it('has the version that it was built with, as the process reads it', () => {
    expect(readConfig({ ...image.env, ...distributed }).version).toBe('1.4.0');
  });

  it('holds the part and nothing of another', () => {
    const others = allParts.filter((name) => name !== part);
    expect(others.filter((name) => existsSync(path.join(image.root, 'app', name, 'src')))).toEqual([]);
    const needless = ['infra/e2e', 'infra/service-testing', 'node_modules/vitest', 'node_modules/typescript'];
    expect(needless.filter((name) => existsSync(path.join(image.root, 'app', name)))).toEqual([]);
    expect(existsSync(path.join(image.root, 'app', part, 'test'))).toBe(false);
  });

  it.concurrent('starts from its variables alone, on files that it cannot write, and ends on SIGTERM [EVT-03]', async ({
    expect,
  }) => {
    const PORT = String(await freePort());
    const child = start({ ...distributed, PORT });
    expect(await untilAnswer(`http://127.0.0.1:${PORT}/healthz`)).toBe(200);
    // No store answers: a service is alive and not ready. A gateway has its pages.
    expect(await healthOf(PORT)).toBe(part === 'gateway' ? 0 : 1);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.concurrent('is healthy when its stores answer', async ({ expect }) => {
    if (part === 'gateway') return expect(image.env['PART']).toBe('gateway');
    const PORT = String(await freePort());
    const data = path.join(folder, 'home/data');
    const child = start({ PORT, DATA_DIR: data, SEED: 'none' });
    expect(await untilStatus(`http://127.0.0.1:${PORT}/readyz`, 200)).toBe(200);
    expect(await healthOf(PORT)).toBe(0);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.concurrent('declares its queue as a job', async ({ expect }) => {
    if (part === 'gateway') return expect(image.env['PART']).toBe('gateway');
    const variables = { DATA_DIR: path.join(folder, 'home/job'), SEED: 'none' };
    const job = spawn('node', ['../declare-queue.ts'], {
      ...inImage(variables),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed, exited] = await Promise.all([text(job.stdout), once(job, 'exit')]);
    expect(exited).toEqual([0, null]);
    expect(printed).toMatch(new RegExp(`^${part}: its queue is bound to \\d+ events`));
  });
});
