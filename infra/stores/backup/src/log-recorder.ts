import type { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { FollowedLog, LogGapError, sizeAndTime } from './followed-log.ts';
import {
  decodeSegment,
  encodeSegment,
  hashOfSegment,
  readSegmentKey,
  segmentKey,
  type SegmentHeader,
} from './segment.ts';
import { createUploadRecorder, type UploadRecorder } from './upload-recorder.ts';
import type { BackupTarget } from './target/port.ts';

/** Changes that wait for a target which does not answer; more of them, and only a new snapshot helps. */
const mostWaitingBytes = 64 * 1024 * 1024;

type Waiting = Omit<SegmentHeader, 'previous' | 'uploads'> & {
  readonly payload: Uint8Array;
  readonly uploads: readonly string[];
};

/** A moment from which a snapshot is taken. */
export interface Cut {
  readonly at: number;
  readonly lineage: string;
  readonly sequence: number;
  readonly previous: string | null;
  readonly stores: readonly { readonly store: string; readonly generation: number }[];
}

export interface RecorderOptions {
  readonly target: BackupTarget;
  /** Null: uploads are not in a folder of this site. */
  readonly uploadsDir: string | null;
  readonly now: () => number;
}

/**
 * Records what is committed in all stores of this process, as one sequence of segments. Each segment is of one moment of all
 * stores, because they are read in one turn of the event loop.
 */
export class LogRecorder {
  readonly uploads: UploadRecorder;
  readonly #options: RecorderOptions;
  readonly #logs = new Map<DatabaseSync, FollowedLog>();
  /** What an earlier process recorded last. */
  #earlier: SegmentHeader | null = null;
  #resumable = 0;
  #lineage: string | null = null;
  #sequence = 0;
  #previous: string | null = null;
  #at = 0;
  #waiting: Waiting[] = [];
  #waitingBytes = 0;
  #shipping: Promise<void> | null = null;
  #isHeld = false;
  /** The last segment before the hold, and its hash as far as it is written. */
  #cut: { readonly sequence: number; readonly hash: string | null } = { sequence: 0, hash: null };
  #recordedUntil: number | null = null;
  /** Why the last segment could not be written; null: it was. */
  problem: string | null = null;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.uploads = createUploadRecorder(options);
  }

  get recordedUntil(): number | null {
    return this.#lineage === null ? null : this.#recordedUntil;
  }

  get isRecording(): boolean {
    return this.#lineage !== null;
  }

  /** Reads where the segments end. A last one that is damaged is not continued. */
  async readEnd(): Promise<void> {
    const listed = await this.#options.target.list('log/');
    const last = listed.at(-1);
    if (last === undefined) return;
    this.#sequence = readSegmentKey(last.key)?.sequence ?? 0;
    this.#at = readSegmentKey(last.key)?.at ?? 0;
    const encoded = await this.#options.target.get(last.key);
    if (encoded === null) return;
    try {
      this.#earlier = (await decodeSegment(last.key, encoded)).header;
      this.#previous = hashOfSegment(encoded);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
    }
  }

  /** Follows a database that was just opened. */
  follow(database: DatabaseSync): void {
    const file = database.location();
    if (file === null) return;
    const log = new FollowedLog(file, database);
    this.#logs.set(database, log);
    if (this.#resumes(log)) this.#resumable += 1;
  }

  #resumes(log: FollowedLog): boolean {
    const end = this.#earlier?.ends[log.store];
    if (end === undefined) return false;
    if (log.resumeAfter(end)) return true;
    const left = this.#earlier?.closed?.[log.store];
    const { bytes, modifiedAt } = sizeAndTime(log.file);
    if (left?.bytes !== bytes || left.modifiedAt !== modifiedAt) return false;
    log.continueAfter(end);
    return true;
  }

  /** Call when all stores are open. True: nothing was missed since the last segment, which is continued. */
  resume(): boolean {
    const before = this.#earlier;
    const isSame = before !== null && Object.keys(before.ends).length === this.#logs.size;
    if (isSame && this.#resumable === this.#logs.size) this.#lineage = before.lineage;
    if (this.#lineage === null) this.#previous = null;
    return this.isRecording;
  }

  /** Call before the database is closed, after its last commit. */
  release(database: DatabaseSync): void {
    this.gather();
    this.#logs.get(database)?.close();
  }

  /** Takes what was committed since the last call, of all stores at one moment. */
  gather(): void {
    const parts = [];
    const contents = [];
    for (const log of this.#logs.values()) {
      const read = this.#readOf(log);
      if (read === null) continue;
      parts.push(read.part);
      contents.push(read.content);
    }
    const at = this.#nextAt();
    if (this.#lineage !== null && (parts.length > 0 || this.uploads.hasChanges()))
      this.#enqueue({ at, parts, payload: Buffer.concat(contents) });
    if (this.#lineage !== null && this.#waiting.length === 0 && this.#shipping === null)
      this.#recordedUntil = at;
    if (!this.#isHeld) for (const log of this.#logs.values()) log.checkpointIfLong();
  }

  /** A later segment has a later time, even if the clock was set back. */
  #nextAt(): number {
    this.#at = Math.max(this.#options.now(), this.#at + 1);
    return this.#at;
  }

  #readOf(log: FollowedLog) {
    try {
      return log.read();
    } catch (error) {
      if (!(error instanceof LogGapError)) throw error;
      this.#interrupt(error.message);
      log.continueAfter(log.end);
      return null;
    }
  }

  #enqueue({ at, parts, payload }: Pick<Waiting, 'at' | 'parts' | 'payload'>): void {
    this.#sequence += 1;
    const ends = Object.fromEntries([...this.#logs.values()].map((log) => [log.store, log.end]));
    const base = { format: 1, lineage: this.#lineage ?? '', sequence: this.#sequence } as const;
    this.#waiting.push({ ...base, at, parts, payload, ends, uploads: this.uploads.take() });
    this.#waitingBytes += payload.byteLength;
    if (this.#waitingBytes > mostWaitingBytes) this.#interrupt('the target of the backup takes nothing');
  }

  /** Nothing more is recorded until the next snapshot. */
  #interrupt(why: string): void {
    if (this.#lineage !== null) this.problem = `Recording was interrupted: ${why}`;
    this.#lineage = null;
    this.#previous = null;
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
    const { target } = this.#options;
    const stored = await this.uploads.store(uploads);
    const header = { ...rest, previous: this.#previous, uploads: stored };
    const encoded = await encodeSegment({ header, payload });
    await target.put(segmentKey(header), encoded);
    if (this.#lineage !== header.lineage) return;
    this.#previous = hashOfSegment(encoded);
    if (this.#cut.sequence === header.sequence) this.#cut = { ...this.#cut, hash: this.#previous };
  }

  /**
   * Begins a moment from which the files of all stores stay as they are, until `endHold`. Null: another program reads one of
   * them just now.
   */
  beginHold(newLineage: (at: number) => string): Cut | null {
    this.gather();
    const isEmptied = [...this.#logs.values()].map((log) => log.empty());
    if (isEmptied.includes(false)) return null;
    this.#isHeld = true;
    const at = this.#nextAt();
    if (this.#lineage === null) {
      this.#lineage = newLineage(at);
      this.#sequence += 1;
      this.#previous = null;
    }
    const stores = [...this.#logs.values()].map((log) => ({
      store: log.store,
      generation: log.end.generation,
    }));
    this.#cut = { sequence: this.#sequence, hash: this.#previous };
    return { at, lineage: this.#lineage, sequence: this.#sequence, previous: null, stores };
  }

  /** The cut with the hash of its last segment, once all segments up to it are written. */
  async completed(cut: Cut): Promise<Cut> {
    await this.ship();
    if (this.#lineage !== cut.lineage) throw new BackupError(this.problem ?? 'recording was interrupted');
    return { ...cut, previous: this.#cut.hash };
  }

  /** True: the files did not change while they were held. */
  endHold(): boolean {
    const isUntouched = [...this.#logs.values()].every((log) => log.isUntouched());
    this.#isHeld = false;
    return isUntouched;
  }

  /** Ends a lineage whose first snapshot failed. */
  forget(lineage: string): void {
    if (this.#lineage === lineage) this.#interrupt('its first snapshot failed');
  }

  /** Call when all databases are closed: writes the last segment. */
  async finish(): Promise<void> {
    if (this.#lineage !== null) {
      const closed = Object.fromEntries([...this.#logs.values()].map((log) => [log.store, log.left()]));
      this.#enqueue({ at: this.#nextAt(), parts: [], payload: Buffer.alloc(0) });
      const last = this.#waiting.at(-1);
      if (last !== undefined) this.#waiting[this.#waiting.length - 1] = { ...last, closed };
    }
    await this.ship();
  }
}
