import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { nodeFlags } from '@pathshala/local/node-flags';
import type { Command, ControlReply } from './process-control.ts';

const controlScript = pathToFileURL(path.join(import.meta.dirname, 'process-control.ts')).href;
const restartPauseMs = 250;
const answersWithinMs = 60_000;

interface PartOptions {
  readonly name: string;
  readonly port: number;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A process of the product: killed, paused, given another clock or a full disk, and started again whenever it ends. */
export class SitePart {
  readonly name: string;
  readonly url: string;
  /** How it ended where no fault had ended it: a violation. */
  readonly surprises: string[] = [];
  readonly #options: PartOptions;
  #child: ChildProcess | undefined;
  #skewMs = 0;
  #isHeld = false;
  #isExpectedToEnd = false;
  #commands = 0;

  constructor(options: PartOptions) {
    this.#options = options;
    this.name = options.name;
    this.url = `http://127.0.0.1:${options.port}`;
    this.#start();
  }

  /** How far its clock is ahead of the real time. */
  get skewMs(): number {
    return this.#skewMs;
  }

  /** kill -9; it starts again by itself, unless it is held. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** SIGTERM; resolves with the exit code when it has ended. It starts again by itself, unless it is held. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** No start until `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    if (this.#hasEnded()) this.#start();
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async setClock(skewMs: number): Promise<void> {
    const ms = skewMs - this.#skewMs;
    this.#skewMs = skewMs;
    await this.#ask({ is: 'skip', ms });
  }

  /** kill -9 at its next durable step on these tables. Resolves to false if there was none in time. */
  async crashAt(step: string, side: 'before' | 'after', withinMs: number): Promise<boolean> {
    const child = this.#child;
    if (child === undefined) return false;
    this.#isExpectedToEnd = true;
    const exited = once(child, 'exit').then(() => true);
    await this.#ask({ is: 'crash', side, step });
    if (await Promise.race([exited, wait(withinMs).then(() => false)])) return true;
    await this.kill();
    return false;
  }

  /** With `0` every write to a file fails, until it is null again. */
  async limitFiles(bytes: number | null): Promise<void> {
    const soft = bytes === null ? 'unlimited' : String(bytes);
    const pid = String(this.#child?.pid);
    await promisify(execFile)('prlimit', ['--pid', pid, `--fsize=${soft}:unlimited`]);
  }

  /** Everything that is left to do in its stores; null while it does not run. */
  async leftovers(): Promise<readonly string[] | null> {
    const reply = await this.#ask({ is: 'leftovers' });
    return reply?.leftovers ?? null;
  }

  /** Resolves when it answers over HTTP. */
  async answers(): Promise<void> {
    const end = Date.now() + answersWithinMs;
    while (!(await this.#doesAnswer())) {
      if (Date.now() > end) throw new Error(`${this.name} does not answer`);
      await wait(20);
    }
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.#isHeld = true;
    this.resume();
    await this.#end('SIGTERM');
  }

  #start(): void {
    const { name, script, port, env } = this.#options;
    this.#isExpectedToEnd = false;
    const child = spawn(process.execPath, [...nodeFlags, `--import=${controlScript}`, script], {
      env: { ...process.env, ...env, PORT: String(port), CLOCK_AHEAD_MS: String(this.#skewMs) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (!this.#isExpectedToEnd) this.surprises.push(`${name} ended by itself with ${signal ?? code}`);
      if (!this.#isHeld) setTimeout(() => this.#restart(), restartPauseMs);
    });
  }

  #restart(): void {
    if (!this.#isHeld && this.#hasEnded()) this.#start();
  }

  #hasEnded(): boolean {
    return this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || this.#hasEnded()) return null;
    this.#isExpectedToEnd = true;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exited)[0];
  }

  async #doesAnswer(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(1000) })).ok;
    } catch {
      // It does not listen yet, or is paused.
      return false;
    }
  }

  /** null: it ended before it answered. */
  async #ask(command: Command): Promise<ControlReply | null> {
    const child = this.#child;
    if (child === undefined || this.#hasEnded() || !child.connected) return null;
    const id = (this.#commands += 1);
    return new Promise((resolve) => {
      const onReply = (reply: ControlReply) => {
        if (reply.id === id) finish(reply);
      };
      const onExit = () => finish(null);
      const finish = (reply: ControlReply | null) => {
        child.off('message', onReply).off('exit', onExit);
        resolve(reply);
      };
      child.on('message', onReply).once('exit', onExit);
      child.send({ id, command }, (error) => {
        if (error !== null) onExit();
      });
    });
  }
}
