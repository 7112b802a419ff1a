import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { siteEnvironment } from '../admin.ts';
import type { ChosenStep } from './crash-points.ts';
import type { Command, Ready, Reply } from './site-process.ts';

const script = path.join(import.meta.dirname, 'site-process.ts');
/** The module of `npm start` that saves a quarter of the time of a start, of which a test has many. */
const resolveOnce = createRequire(import.meta.url).resolve('@pathshala/local/resolve-once');
/** Rate of the clock after a kill: what the product repairs after a minute is repaired within a second. */
const clockRate = 100;
const idleTimeoutMs = 30_000;

interface KillableSiteOptions {
  readonly dataDir: string;
  /** How far the clock is ahead of the real time (0); negative for stores of the past. */
  readonly aheadMs?: number;
  /** The first process is killed at this of its own steps, counted from its start; 0: at none. */
  readonly killAt?: number;
  /** Runs after a process was killed and before the next one starts, while nothing writes the files. */
  readonly onKilled?: () => void;
  /** Called after each kill at an armed step: at which of its own steps, from its start, the next process is killed too; 0: none. */
  readonly killNextAt?: () => number;
}

/** The embedded product in a process of its own, which is restarted on the same data after each kill. */
export class KillableSite implements AsyncDisposable {
  readonly dataDir: string;
  /** The number of processes that were killed so far. */
  kills = 0;
  readonly #onKilled: () => void;
  readonly #killNextAt: () => number;
  #child: ChildProcess | undefined;
  #life: Promise<ChildProcess>;
  #ready: Ready = { url: '', subscriptions: [] };
  #aheadMs = 0;
  #output = '';
  #commands = 0;
  /** First a step that a test armed, second a step of the process after it. */
  #doom: 'none' | 'armed' | 'again' = 'none';
  #isEnding = false;

  constructor(options: KillableSiteOptions) {
    const { dataDir, aheadMs = 0, killAt = 0, onKilled = () => undefined, killNextAt = () => 0 } = options;
    this.dataDir = dataDir;
    this.#aheadMs = aheadMs;
    this.#doom = killAt > 0 ? 'again' : 'none';
    this.#onKilled = onKilled;
    this.#killNextAt = killNextAt;
    this.#life = this.#begin({ rate: 1, killAt });
  }

  /** Address of the current process: each one uses a free port. */
  get url(): string {
    return this.#ready.url;
  }

  /** Returns which service reacts to which event. */
  get subscriptions(): Ready['subscriptions'] {
    return this.#ready.subscriptions;
  }

  /** The step at which the process was killed since `arm`; null when it was not. */
  get killedAt(): string | null {
    return /^killed at (.*)$/mu.exec(this.#output)?.[1] ?? null;
  }

  /** Resolves when a process accepts calls: the current one, or the one after a kill. */
  async isUp(): Promise<void> {
    await this.#life;
  }

  /** Kills the process before or after its next durable step that is not to be skipped. */
  async arm(chosen: ChosenStep): Promise<void> {
    this.#output = '';
    this.#doom = 'armed';
    this.#aheadMs = (await this.#ask({ is: 'arm', ...chosen }))?.aheadMs ?? this.#aheadMs;
  }

  async disarm(): Promise<void> {
    await this.#ask({ is: 'disarm' });
    this.#doom = 'none';
  }

  /** Sets the product's clock forward. */
  async skip(ms: number): Promise<void> {
    this.#aheadMs = (await this.#ask({ is: 'skip', ms }))?.aheadMs ?? this.#aheadMs;
  }

  /** Runs every job of every service, as if its interval had passed. */
  async runJobs(): Promise<void> {
    await this.#ask({ is: 'run jobs' });
  }

  /** Resolves when outboxes, queues and claims are empty, through a kill if there is one; rejects with what is left. */
  async whenIdle(): Promise<void> {
    const until = Date.now() + idleTimeoutMs;
    for (;;) {
      const reply = await this.#ask({ is: 'leftovers' });
      if (reply?.leftovers?.length === 0) return;
      if (Date.now() > until) throw new Error(`not at rest: ${(reply?.leftovers ?? []).join('; ')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Ends the process with kill -9, without a restart. Can be called after it has ended. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await closed;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.end();
  }

  #begin({ rate, killAt }: { rate: number; killAt: number }): Promise<ChildProcess> {
    const begunAt = Date.now();
    const child = spawn(process.execPath, ['--import', resolveOnce, script, this.dataDir], {
      env: {
        ...process.env,
        ...siteEnvironment,
        SMS_DIR: path.join(this.dataDir, 'sms'),
        NODE_COMPILE_CACHE: path.join(this.dataDir, '..', 'compiled'),
        CLOCK_RATE: String(rate),
        CLOCK_AHEAD_MS: String(this.#aheadMs),
        KILL_AT_STEP: String(killAt),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString();
    });
    const life = new Promise<ChildProcess>((resolve, reject) => {
      child.once('message', (ready: Ready) => {
        this.#ready = ready;
        resolve(child);
      });
      child.once('close', (code) => {
        // The next clock is at least as far ahead as that of the killed process, if that was running fast.
        if (this.#doom === 'again') this.#aheadMs += (Date.now() - begunAt) * (rate - 1);
        const next = this.#next(code);
        // A caller that waits for a process that is killed during its start waits for the next one.
        next.then(resolve, reject);
      });
    });
    // Every caller of `isUp` receives the failure; this handler prevents an unhandled rejection if there is none.
    life.catch(() => undefined);
    return life;
  }

  #next(code: number | null): Promise<ChildProcess> {
    const doom = this.#doom;
    const killAt = doom === 'armed' ? this.#killNextAt() : 0;
    this.#doom = killAt > 0 ? 'again' : 'none';
    if (this.#isEnding || doom === 'none') {
      this.#life = Promise.reject(new Error(`the product ended by itself, with ${code}`));
    } else {
      this.kills += 1;
      this.#life = Promise.resolve()
        .then(this.#onKilled)
        .then(() => this.#begin({ rate: clockRate, killAt }));
    }
    this.#life.catch(() => undefined);
    return this.#life;
  }

  /** null: the process was killed before it answered. */
  async #ask(command: Command): Promise<Reply | null> {
    const child = await this.#life;
    const id = (this.#commands += 1);
    return new Promise((resolve) => {
      const onReply = (reply: Reply) => {
        if (reply.id !== id) return;
        child.off('message', onReply).off('close', onClose);
        resolve(reply);
      };
      const onClose = () => {
        child.off('message', onReply);
        resolve(null);
      };
      child.on('message', onReply).once('close', onClose);
      child.send({ id, command }, (error) => {
        if (error !== null) onClose();
      });
    });
  }
}
