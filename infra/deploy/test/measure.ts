import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { services } from '@pathshala/platform';
import { root } from './root.ts';

/** Seconds from a changed line of mfe-exams to visitors, and back: one gateway that polls as in production. */
const name = 'mfe-exams';
const source = `${root}/${name}/src/texts.ts`;
const folder = mkdtempSync(join(tmpdir(), 'measure-'));
const env = {
  ...process.env,
  REMOTES_STORE: join(folder, 'store'),
  PACT_STORE: join(folder, 'pacts'),
  SITE_URL: '',
};

function deploy(...words: readonly string[]): Record<string, string> {
  const script = `${root}/infra/deploy/src/main.ts`;
  const output = execFileSync(process.execPath, [script, ...words, '--json'], { env, encoding: 'utf8' });
  return JSON.parse(output) as Record<string, string>;
}

async function startGateway(): Promise<{ url: string; child: ChildProcess }> {
  const script = join(import.meta.dirname, 'gateway-process.ts');
  const options = { ...env, DATA_DIR: folder, SITE_ROOT: root, POLL_MS: '2000' };
  const child = spawn(process.execPath, [script], { env: options, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const url of createInterface({ input: child.stdout })) return { url, child };
  throw new Error('The gateway ended before it listened.');
}

async function untilSeen(url: string, version: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/mfe/registry.json`);
    const registry = (await answer.json()) as Record<string, { version: string }>;
    if (registry[name]?.version === version) return;
    await wait(50);
  }
}

const text = readFileSync(source, 'utf8');
let gateway: ChildProcess | undefined;
try {
  for (const part of [...services.map((service) => service.name), 'gateway']) deploy('record', part);
  const { version: first = '' } = deploy('publish', name);
  deploy('promote', name, first);
  const { url, child } = await startGateway();
  gateway = child;
  await untilSeen(url, first);
  const start = performance.now();
  const changed = text.replace(/en: '([^']+)'/, "en: '$1 (changed)'");
  if (changed === text) throw new Error(`${source} has no text to change.`);
  writeFileSync(source, changed);
  const { version: second = '' } = deploy('publish', name);
  const published = performance.now();
  deploy('promote', name, second);
  await untilSeen(url, second);
  const seen = performance.now();
  deploy('rollback', name);
  await untilSeen(url, first);
  const back = performance.now();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  process.stdout.write(
    `changed line to published   ${seconds(start, published)} s (build, checks, smoke run, upload)\n`,
  );
  process.stdout.write(`changed line to visitors    ${seconds(start, seen)} s (goal 30)\n`);
  process.stdout.write(`rollback to visitors        ${seconds(seen, back)} s (goal 5)\n`);
} finally {
  writeFileSync(source, text);
  gateway?.kill();
  rmSync(folder, { recursive: true, force: true });
}
