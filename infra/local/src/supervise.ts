import { spawn, type ChildProcess } from 'node:child_process';
import { nodeFlags } from './node-flags.ts';

interface Program {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly values?: readonly string[];
  /** Called with each process, to which a channel is open then. */
  readonly onStart?: (child: ChildProcess) => void;
}

export interface Supervised {
  readonly name: string;
  /** The id of the current process; changes at each restart. */
  pid(): number | undefined;
  /** Sends SIGTERM, and SIGKILL after `graceMs` (20 s). */
  stop(graceMs?: number): Promise<void>;
}

const minPauseMs = 250;
const maxPauseMs = 10_000;
/** A process that ran this long has started successfully: after its next crash the pause is minimal again. */
const stableAfterMs = 10_000;

/** Restarts a program whenever it exits by itself, with exponential backoff. */
export function supervise(program: Program, log: (line: string) => void): Supervised {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = minPauseMs;
  let isStopping = false;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...nodeFlags, program.script, ...(program.values ?? [])], {
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'inherit', 'inherit', ...(program.onStart ? (['ipc'] as const) : [])],
      serialization: 'advanced',
    });
    program.onStart?.(child);
    child.once('error', (error) => log(`${program.name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      pauseMs = Date.now() - startedAt > stableAfterMs ? minPauseMs : Math.min(pauseMs * 2, maxPauseMs);
      log(`${program.name} ended (${signal ?? code}); restarting in ${pauseMs} ms`);
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
