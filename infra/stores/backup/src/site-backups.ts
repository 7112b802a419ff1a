import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Files } from '../../files/src/port.ts';
import type { LogFollower } from '../../sqlite/src/log-follower.ts';
import { BackupError } from './backup-error.ts';
import { downloadOf } from './download.ts';
import { readDrill, storeDrill } from './drill-record.ts';
import type { Cut, LogRecorder } from './log-recorder.ts';
import { listSnapshots, loadManifest, snapshotId, type Manifest } from './manifest.ts';
import type { BackupDownload, Backups, BackupState, BackupWork, DrillFacts, SnapshotFacts } from './port.ts';
import { removeOld } from './retention.ts';
import { startProcess, type StartedProcess } from './run-process.ts';
import { isSnapshotDue } from './schedule.ts';
import type { BackupTarget } from './target/port.ts';

export interface BackupsOptions {
  readonly dataDir: string;
  /** Null: uploads are in a bucket. */
  readonly uploadsDir: string | null;
  /** A folder's path or `s3://bucket/prefix`. */
  readonly address: string;
  /** The version of the product. */
  readonly product: string;
  /** Snapshots are made daily and compared, not on demand alone (true). */
  readonly isScheduled?: boolean;
  /** Days whose last snapshot is kept (7). */
  readonly keptDays?: number;
  /** Milliseconds between two segments of the log (1,000). */
  readonly everyMs?: number;
  readonly warn: (problem: string) => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface OpenBackups extends Backups {
  readonly follower: LogFollower;
  /** The files, with each change recorded. */
  watched(files: Files): Files;
  /** Call when all stores are open. */
  start(): Promise<void>;
  /** Makes a snapshot or a drill, and resolves when it is done. Rejects with BackupError. */
  run(work: 'snapshot' | 'drill'): Promise<string>;
  /** Call before the stores are closed: no snapshot or drill is in progress any more. */
  halt(): Promise<void>;
  /** Call when all stores are closed. */
  close(): Promise<void>;
}

interface Dependencies extends BackupsOptions {
  readonly now: () => number;
  readonly target: BackupTarget;
  readonly recorder: LogRecorder;
  readonly isOnSameDisk: boolean;
}

const scheduleEveryMs = 60_000;
const holdAttempts = 50;
const holdPauseMs = 100;
const closeTimeoutMs = 15_000;

/** The backup of one site: the log each second, a snapshot each day, drills. */
export class SiteBackups implements OpenBackups {
  readonly follower: LogFollower;
  readonly #deps: Dependencies;
  #snapshots: readonly SnapshotFacts[] = [];
  #drill: DrillFacts | null = null;
  #running: BackupWork | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #process: StartedProcess | null = null;
  #problem: string | null = null;
  #timers: readonly NodeJS.Timeout[] = [];
  #isHalted = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    const { recorder } = deps;
    this.follower = {
      follow: (database) => recorder.follow(database),
      release: (database) => recorder.release(database),
    };
  }

  /** Reads what the target has. Where it does not answer, the site starts without; the state says so. */
  async read(): Promise<void> {
    try {
      await this.#deps.recorder.readEnd();
      await this.#readSnapshots();
      this.#drill = await readDrill(this.#deps.target);
    } catch (error) {
      this.#report(error);
    }
  }

  watched(files: Files): Files {
    return this.#deps.recorder.uploads.watched(files);
  }

  state(): BackupState {
    const { target, recorder, isOnSameDisk } = this.#deps;
    return {
      target: target.name,
      isOnSameDisk,
      snapshots: this.#snapshots,
      recordedUntil: recorder.recordedUntil,
      drill: this.#drill,
      running: this.#running,
      problem: this.#problem ?? recorder.problem,
    };
  }

  async start(): Promise<void> {
    const { recorder, everyMs = 1_000, isScheduled = true } = this.#deps;
    recorder.resume();
    this.#timers = [setInterval(() => this.#record(), everyMs).unref()];
    if (!isScheduled) return;
    this.#timers = [...this.#timers, setInterval(() => this.#runDue(), scheduleEveryMs).unref()];
    this.#runDue();
  }

  #record(): void {
    const { recorder } = this.#deps;
    recorder.gather();
    recorder.ship().catch((error: unknown) => {
      recorder.problem = wordsOf(error);
    });
  }

  #runDue(): void {
    const { recorder, now } = this.#deps;
    const newest = this.#snapshots[0]?.at ?? null;
    if (recorder.isRecording && !isSnapshotDue(newest, now())) return;
    const hasOlder = recorder.isRecording && newest !== null;
    if (this.#running !== null || this.#isHalted) return;
    this.#inBackground(async () => {
      if (hasOlder) await this.#exclusively('drill', () => this.#compare());
      await this.#exclusively('snapshot', () => this.#copy());
    });
  }

  #inBackground(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => this.#report(error));
  }

  begin(work: BackupWork): boolean {
    if (this.#running !== null || this.#isHalted) return false;
    this.#inBackground(() => this.run(work));
    return true;
  }

  run(work: BackupWork): Promise<string> {
    return this.#exclusively(work, () => (work === 'snapshot' ? this.#copy() : this.#compare()));
  }

  async #exclusively(work: BackupWork, run: () => Promise<string>): Promise<string> {
    if (this.#running !== null)
      throw new BackupError('Another backup or drill is in progress. Wait until it is done.');
    this.#running = work;
    try {
      const running = run();
      this.#work = running.catch(() => undefined);
      const words = await running;
      this.#problem = null;
      return words;
    } finally {
      this.#running = null;
    }
  }

  async #copy(): Promise<string> {
    const { dataDir, uploadsDir, product, address } = this.#deps;
    const made = await this.#whileHeld((cut) =>
      this.#inProcess<Manifest>({ work: 'snapshot', target: address, dataDir, uploadsDir, product, ...cut }),
    );
    await this.#removeOld();
    const secrets =
      made.secrets === 'left out'
        ? 'without the secrets (BACKUP_PASSPHRASE is not set)'
        : 'secrets encrypted with BACKUP_PASSPHRASE';
    const uploads = made.uploads === 'missing' ? ', without uploads: they are in a bucket' : '';
    return `Snapshot ${made.id}: ${made.storedBytes} bytes in ${made.tookMs} ms, ${secrets}${uploads}`;
  }

  async #compare(): Promise<string> {
    const { dataDir, product, address, target, now } = this.#deps;
    const scratch = join(address.startsWith('s3://') ? tmpdir() : address, 'drill.scratch');
    const found = await this.#whileHeld((cut) =>
      this.#inProcess<Omit<DrillFacts, 'at'>>({
        work: 'drill',
        target: address,
        dataDir,
        product,
        at: cut.at,
        scratch,
        stores: cut.stores.map(({ store }) => store),
      }),
    );
    const { rows, tookMs, difference } = found;
    this.#drill = { at: now(), rows, tookMs, difference };
    await storeDrill(target, this.#drill);
    if (difference !== null) throw new BackupError(`The drill found a difference: ${difference}`);
    return `Drill: ${rows} rows restored and compared in ${tookMs} ms, all equal`;
  }

  /** The files of the stores stay as they are during the work; changes go to the log alone. */
  async #whileHeld<Result>(work: (cut: Cut) => Promise<Result>): Promise<Result> {
    const { recorder } = this.#deps;
    const wasRecording = recorder.isRecording;
    const begun = await this.#beginHold();
    try {
      const result = await work(await recorder.completed(begun));
      if (!recorder.endHold())
        throw new BackupError('Another program wrote into a store meanwhile. Try again.');
      return result;
    } catch (error) {
      recorder.endHold();
      if (!wasRecording) recorder.forget(begun.lineage);
      throw error;
    }
  }

  async #beginHold(): Promise<Cut> {
    for (let attempt = 0; attempt < holdAttempts; attempt += 1) {
      const cut = this.#deps.recorder.beginHold(snapshotId);
      if (cut !== null) return cut;
      await pause(holdPauseMs);
    }
    throw new BackupError('Another program reads a store. Stop it, and try again.');
  }

  async #inProcess<Result>(request: Parameters<typeof startProcess>[0]): Promise<Result> {
    if (this.#isHalted) throw new BackupError('The site is stopping.');
    this.#process = startProcess(request);
    try {
      return (await this.#process.result) as Result;
    } finally {
      this.#process = null;
    }
  }

  async #removeOld(): Promise<void> {
    const { target, product, keptDays = 7, now } = this.#deps;
    const kept = await removeOld(target, { product, days: keptDays, now: now() });
    this.#snapshots = kept.map(factsOf).toReversed();
  }

  async #readSnapshots(): Promise<void> {
    const { target, product } = this.#deps;
    const found = [];
    for (const id of await listSnapshots(target))
      found.push(factsOf(await loadManifest(target, id, product)));
    this.#snapshots = found.toReversed();
  }

  async download(id: string): Promise<BackupDownload | null> {
    const { target, product } = this.#deps;
    if (!this.#snapshots.some((snapshot) => snapshot.id === id)) return null;
    return downloadOf(target, await loadManifest(target, id, product));
  }

  async halt(): Promise<void> {
    this.#isHalted = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#process?.child.kill('SIGKILL');
    await this.#work;
  }

  async close(): Promise<void> {
    const timeout = AbortSignal.timeout(closeTimeoutMs);
    const late = new Promise<never>((_, reject) => {
      timeout.addEventListener('abort', () => reject(new BackupError('the target does not answer')));
    });
    await Promise.race([this.#deps.recorder.finish(), late]).catch((error: unknown) => this.#report(error));
  }

  #report(error: unknown): void {
    if (this.#isHalted && !existsSync(this.#deps.dataDir)) return;
    this.#problem = wordsOf(error);
    this.#deps.warn(this.#problem);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function factsOf({ id, at, storedBytes: bytes, tookMs, secrets }: Manifest): SnapshotFacts {
  return { id, at, bytes, tookMs, hasSecrets: secrets !== 'left out' };
}
