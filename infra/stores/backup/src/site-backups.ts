import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '../../files/src/port.ts';
import type { LogFollower } from '../../sqlite/src/log-follower.ts';
import { BackupError } from './backup-error.ts';
import type { BackupsOptions, OpenBackups } from './backups-options.ts';
import { downloadOf } from './download.ts';
import { readDrill, storeDrill } from './drill-record.ts';
import type { LogRecorder } from './log-recorder.ts';
import { listSnapshots, loadManifest, type Manifest } from './manifest.ts';
import type { BackupDownload, BackupState, BackupWork, DrillFacts, SnapshotFacts } from './port.ts';
import { removeOld } from './retention.ts';
import { whileHeld } from './while-held.ts';
import { startProcess, type StartedProcess } from './run-process.ts';
import { isSnapshotDue } from './schedule.ts';
import type { StoreLog } from './store-log.ts';
import type { BackupTarget } from './target/port.ts';

interface Dependencies extends BackupsOptions {
  readonly now: () => number;
  readonly target: BackupTarget;
  readonly recorder: LogRecorder;
  readonly isOnSameDisk: boolean;
}

const scheduleEveryMs = 60_000;
/** After a start, so that the copy does not delay it; and after a snapshot that failed. */
const firstAfterMs = 10_000;
const retryAfterMs = 300_000;
const closeTimeoutMs = 15_000;

/** The backup of one site: the log each second, a snapshot each day, drills. */
export class SiteBackups implements OpenBackups {
  readonly follower: LogFollower;
  readonly log: StoreLog;
  readonly #deps: Dependencies;
  #snapshots: readonly SnapshotFacts[] = [];
  #drill: DrillFacts | null = null;
  #running: BackupWork | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #process: StartedProcess | null = null;
  #problem: string | null = null;
  #timers: readonly NodeJS.Timeout[] = [];
  #isHalted = false;
  #notBefore = 0;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    const { recorder } = deps;
    this.log = recorder;
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
    this.#notBefore = this.#deps.now() + firstAfterMs;
    this.#timers = [...this.#timers, setTimeout(() => this.#runDue(), firstAfterMs + 1).unref()];
  }

  #record(): void {
    const { recorder } = this.#deps;
    try {
      recorder.gather();
    } catch (error) {
      // A full disk takes no page of a log into its file. The log stays as it is, and the next call tries again.
      recorder.problem = wordsOf(error);
    }
    recorder.ship().catch((error: unknown) => {
      recorder.problem = wordsOf(error);
    });
  }

  #runDue(): void {
    const { recorder, now } = this.#deps;
    const newest = this.#snapshots[0]?.at ?? null;
    if (recorder.isRecording && !isSnapshotDue(newest, now())) return;
    const hasOlder = recorder.isRecording && newest !== null;
    if (this.#running !== null || this.#isHalted || now() < this.#notBefore) return;
    this.#notBefore = now() + retryAfterMs;
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
    const made = await whileHeld(this.#deps.recorder, (cut) =>
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
    const { dataDir, product, address, target, now, recorder } = this.#deps;
    if (!recorder.isRecording)
      throw new BackupError('Changes since the last snapshot were not recorded. Make a snapshot first.');
    const scratch = join(address.startsWith('s3://') ? tmpdir() : address, 'drill.scratch');
    const found = await whileHeld(recorder, (cut) =>
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
    const { target, product, retentionDays = 7, now } = this.#deps;
    const retained = await removeOld(target, { product, days: retentionDays, now: now() });
    this.#snapshots = retained.map(factsOf).toReversed();
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
