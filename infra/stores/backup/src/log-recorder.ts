import type { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import type { ReadFrames } from './followed-log.ts';
import { FollowedStores, mergeFrames, type Reading } from './followed-stores.ts';
import {
  decodeSegment,
  encodeSegment,
  hashOfSegment,
  readSegmentKey,
  segmentKey,
  type SegmentHeader,
} from './segment.ts';
import { createUploadRecorder, type UploadRecorder } from './upload-recorder.ts';
import type { Cut, HeldStore, StoreLog } from './store-log.ts';
import type { BackupTarget } from './target/port.ts';

/** Changes that wait for a target which does not answer; more of them, and only a new snapshot helps. */
const maxWaitingBytes = 64 * 1024 * 1024;

type Waiting = Omit<SegmentHeader, 'previous' | 'uploads'> & {
  readonly payload: Uint8Array;
  readonly uploads: readonly string[];
};

export interface RecorderOptions {
  /** Null: no backups are made, and the logs are read for a standby alone. */
  readonly target: BackupTarget | null;
  /** Null: uploads are not in a folder of this site. */
  readonly uploadsDir: string | null;
  readonly now: () => number;
}

/**
 * Records what is committed in all stores of this process, as one sequence of segments. Each segment is of one moment of all
 * stores, because they are read in one turn of the event loop.
 */
export class LogRecorder implements StoreLog {
  readonly uploads: UploadRecorder;
  readonly #options: RecorderOptions;
  readonly #stores = new FollowedStores();
  /** The last segment of an earlier process. */
  #earlier: SegmentHeader | null = null;
  /** Null: changes are not recorded until the next snapshot. */
  #lineage: string | null = null;
  #sequence = 0;
  #previous: string | null = null;
  #at = 0;
  /** Frames that were read since the last segment. */
  #read: ReadFrames[] = [];
  #waiting: Waiting[] = [];
  #waitingBytes = 0;
  #shipping: Promise<void> | null = null;
  #isHeld = false;
  /** The last segment before the hold, and its hash as far as it is written. */
  #cut: { readonly sequence: number; readonly hash: string | null } = { sequence: 0, hash: null };
  #recordedUntil = 0;
  /** Why the last segment could not be written; null: it was. */
  problem: string | null = null;
  onReading: (reading: Reading) => void = () => undefined;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.uploads = createUploadRecorder(options);
  }

  get isRecording(): boolean {
    return this.#lineage !== null;
  }

  get recordedUntil(): number | null {
    return this.isRecording ? this.#recordedUntil : null;
  }

  /** Reads where the segments end. A last one that is damaged is not continued. */
  async readEnd(): Promise<void> {
    const { target } = this.#options;
    if (target === null) return;
    const last = (await target.list('log/')).at(-1);
    const encoded = last && (await target.get(last.key));
    if (!encoded) return;
    const { sequence, at } = readSegmentKey(last.key) ?? { sequence: 0, at: 0 };
    this.#sequence = sequence;
    this.#at = at;
    try {
      this.#earlier = (await decodeSegment(last.key, encoded)).header;
      this.#previous = hashOfSegment(encoded);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
    }
  }

  follow(database: DatabaseSync): void {
    this.#stores.follow(database, this.#earlier);
  }

  /** Call when all stores are open. Goes on with the segments of an earlier process if nothing was missed since. */
  resume(): void {
    if (this.#earlier !== null && this.#stores.haveResumed(this.#earlier)) {
      this.#lineage = this.#earlier.lineage;
      this.#recordedUntil = this.#earlier.at;
    } else this.#previous = null;
  }

  release(database: DatabaseSync): void {
    this.gather();
    this.#stores.release(database);
  }

  noteCommit(database: DatabaseSync): void {
    this.#stores.noteCommit(database);
  }

  read(): void {
    this.#note(this.#stores.read());
    if (!this.#isHeld) this.#stores.checkpointLong();
  }

  readWritten(): void {
    this.#note(this.#stores.readWritten());
  }

  #note(reading: Reading): void {
    if (reading.gap !== null) this.#interrupt(reading.gap);
    if (this.#lineage !== null) this.#read.push(...reading.frames);
    if (reading.frames.length > 0 || reading.gap !== null) this.onReading(reading);
  }

  /** Takes what was committed since the last call, of all stores at one moment. */
  gather(): void {
    this.read();
    const at = this.#nextAt();
    if (this.#lineage !== null) this.#take(at);
  }

  #take(at: number): void {
    if (this.#read.length > 0 || this.uploads.hasChanges()) this.#enqueue(at);
    if (this.#waiting.length === 0) this.#recordedUntil = at;
  }

  /** A later segment has a later time, even if the clock was set back. */
  #nextAt(): number {
    this.#at = Math.max(this.#options.now(), this.#at + 1);
    return this.#at;
  }

  #enqueue(at: number, files = { areClosed: false }): void {
    this.#sequence += 1;
    const frames = mergeFrames(this.#read);
    this.#read = [];
    const payload = Buffer.concat(frames.map(({ content }) => content));
    this.#waiting.push({
      format: 1,
      lineage: this.#lineage ?? '',
      sequence: this.#sequence,
      at,
      parts: frames.map(({ part }) => part),
      payload,
      ends: this.#stores.ends(),
      uploads: this.uploads.take(),
      files: this.#stores.files(files),
    });
    this.#waitingBytes += payload.byteLength;
    if (this.#waitingBytes > maxWaitingBytes) this.#interrupt('the target of the backup takes nothing');
  }

  /** Nothing more is recorded until the next snapshot. */
  #interrupt(why: string): void {
    if (this.#lineage !== null) this.problem = `Recording was interrupted: ${why}`;
    this.#lineage = this.#previous = null;
    this.#read = [];
    this.#waiting = [];
    this.#waitingBytes = 0;
  }

  /** Writes what was gathered to the target. Rejects when the target refuses it; the next call tries again. */
  ship(): Promise<void> {
    this.#shipping ??= this.#shipWaiting().finally(() => {
      this.#shipping = null;
    });
    return this.#shipping;
  }

  async #shipWaiting(): Promise<void> {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      await this.#shipOne(next);
      if (this.#waiting[0] !== next) continue;
      this.#waiting.shift();
      this.#waitingBytes -= next.payload.byteLength;
      this.#recordedUntil = next.at;
      this.problem = null;
    }
  }

  async #shipOne({ payload, uploads, ...rest }: Waiting): Promise<void> {
    const header = { ...rest, previous: this.#previous, uploads: await this.uploads.store(uploads) };
    const encoded = await encodeSegment({ header, payload });
    await this.#options.target?.put(segmentKey(header), encoded);
    if (this.#lineage !== header.lineage) return;
    this.#previous = hashOfSegment(encoded);
    if (this.#cut.sequence === header.sequence) this.#cut = { ...this.#cut, hash: this.#previous };
  }

  /**
   * Begins a moment from which the files of all stores stay as they are, until `endHold`. Null: they are held already, or
   * another program reads one of them just now. Begins a lineage if there is none.
   */
  beginHold(newLineage: (at: number) => string): Cut | null {
    const stores = this.hold();
    if (stores === null) return null;
    const at = this.#nextAt();
    if (this.#lineage === null) {
      this.#lineage = newLineage(at);
      this.#sequence += 1;
    }
    if (this.#waiting.length === 0) this.#recordedUntil = at;
    this.#cut = { sequence: this.#sequence, hash: this.#previous };
    return { at, lineage: this.#lineage, sequence: this.#sequence, previous: null, stores };
  }

  hold(): readonly HeldStore[] | null {
    if (this.#isHeld) return null;
    this.gather();
    if (!this.#stores.empty()) return null;
    this.#isHeld = true;
    return Object.entries(this.#stores.ends()).map(([store, { generation }]) => ({ store, generation }));
  }

  /** The cut with the hash of its last segment, once all segments up to it are written. */
  async completed(cut: Cut): Promise<Cut> {
    await this.ship();
    if (this.#lineage !== cut.lineage) throw new BackupError(this.problem ?? 'Recording was interrupted.');
    return { ...cut, previous: this.#cut.hash };
  }

  endHold(): boolean {
    this.#isHeld = false;
    return this.#stores.areUntouched();
  }

  /** Ends a lineage whose first snapshot failed. */
  forget(lineage: string): void {
    if (this.#lineage === lineage) this.#interrupt('its first snapshot failed');
  }

  /** Call when all databases are closed: writes the last segment, from which the next process goes on. */
  async finish(): Promise<void> {
    if (this.#lineage !== null) this.#enqueue(this.#nextAt(), { areClosed: true });
    await this.ship();
  }
}
