import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** One process, or several behind one port. */
export interface MeasuredServer {
  readonly port: number;
  /** CPU seconds, user and system, of all their threads so far. */
  cpuSeconds(): number;
}

export interface ServerProcess extends MeasuredServer {
  /** Milliseconds from the start of the process until it answered that it was ready. */
  readonly startedInMs: number;
  /** CPU seconds of the main thread so far, which answers the calls. */
  mainThreadSeconds(): number;
  /** Megabytes of resident memory. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** CPU time from the scheduler's statistics, in nanoseconds, summed over the threads: the ticks of /proc/…/stat are too coarse. */
function cpuSecondsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + cpuSecondsOfThread(pid, thread), 0);
}

function cpuSecondsOfThread(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

function memoryMbOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([ended, wait(10_000).then(() => child.kill('SIGKILL'))]);
  await ended;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(5);
  }
}

function describeProcess(child: ChildProcess, port: number, startedInMs: number): ServerProcess {
  const pid = child.pid ?? 0;
  return {
    port,
    startedInMs,
    cpuSeconds: () => cpuSecondsOf(pid),
    // The first thread of a process has its id.
    mainThreadSeconds: () => cpuSecondsOfThread(pid, String(pid)),
    memoryMb: () => memoryMbOf(pid),
    stop: () => stop(child),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Returns what follows `node` in the script of `npm start`. */
function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

/** A part of the product as a process, ready: `node` with these arguments on a free port. */
export async function startPart(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'error', SEED: 'none', ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilReady(port, child);
  return describeProcess(child, port, performance.now() - began);
}

/** The product as `npm start` runs it, on data that is already there. */
export const startProduct = (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  startPart(startArguments(), { DATA_DIR: dataDir, TRUST_PROXY: '1', ...settings });

/** express hello-world, the control of every ratio. */
export async function startHello(): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, ['infra/bench/controls/express-hello.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the control ended')));
    child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString().split(' ')[1])));
  });
  return describeProcess(child, port, performance.now() - began);
}
