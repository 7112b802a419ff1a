import { spawn, type ChildProcess } from 'node:child_process';
import { nodeFlags } from './node-flags.ts';

export interface Program {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Supervised {
  readonly name: string;
  /** Of the process that runs now; changes when it is started again. */
  pid(): number | undefined;
  /** Asks it to stop, and ends it after `graceMs` (20 s). */
  stop(graceMs?: number): Promise<void>;
}

const shortestPauseMs = 250;
const longestPauseMs = 10_000;
/** Having lived this long it did start well, and the next crash begins with the short pause again. */
const steadyMs = 10_000;

/** Keeps a program running: started again whenever it ends by itself, at growing intervals. */
export function supervise(program: Program, say: (line: string) => void): Supervised {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = shortestPauseMs;
  let isStopping = false;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...nodeFlags, program.script], {
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => say(`${program.name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      pauseMs = Date.now() - startedAt > steadyMs ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      say(`${program.name} ended (${signal ?? code}); it is started again in ${pauseMs} ms`);
      timer = setTimeout(start, pauseMs);
    });
  };
  start();

  return {
    name: program.name,
    pid: () => child?.pid,
    async stop(graceMs = 20_000) {
      isStopping = true;
      clearTimeout(timer);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      await endOf(child, graceMs);
    },
  };
}

function endOf(child: ChildProcess, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
