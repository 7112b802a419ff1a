import type { DatabaseSync } from 'node:sqlite';
import { FollowedLog, LogGapError, sizeAndTime, type ReadFrames } from './followed-log.ts';
import type { SegmentHeader } from './segment.ts';

/** The frames that were committed in all stores since the last reading. */
export interface Reading {
  readonly frames: readonly ReadFrames[];
  /** Why frames may be missing; null: none are. */
  readonly gap: string | null;
}

/** The logs of all stores of this process. All methods are synchronous: each sees the stores at one moment. */
export class FollowedStores {
  readonly #logs = new Map<DatabaseSync, FollowedLog>();
  /** Stores with commits since the last reading. */
  readonly #written = new Set<FollowedLog>();
  #resumed = 0;

  /** `earlier`: what an earlier process recorded last. */
  follow(database: DatabaseSync, earlier: SegmentHeader | null): void {
    const file = database.location();
    if (file === null) return;
    const log = new FollowedLog(file, database);
    this.#logs.set(database, log);
    if (resumes(log, earlier)) this.#resumed += 1;
  }

  /** True: nothing was committed that neither the last segment has nor the logs. */
  haveResumed(earlier: SegmentHeader): boolean {
    return this.#resumed === this.#logs.size && Object.keys(earlier.ends).length === this.#logs.size;
  }

  release(database: DatabaseSync): void {
    this.#logs.get(database)?.close();
  }

  noteCommit(database: DatabaseSync): void {
    const log = this.#logs.get(database);
    if (log !== undefined) this.#written.add(log);
  }

  read(): Reading {
    return this.#readOf([...this.#logs.values()]);
  }

  /** Reads only the stores of which a commit was noted: a commit that waits for the standby must cost little. */
  readWritten(): Reading {
    return this.#readOf([...this.#written]);
  }

  #readOf(logs: readonly FollowedLog[]): Reading {
    const frames: ReadFrames[] = [];
    let gap: string | null = null;
    for (const log of logs) {
      try {
        const read = log.read();
        if (read !== null) frames.push(read);
      } catch (error) {
        if (!(error instanceof LogGapError)) throw error;
        gap = error.message;
        log.continueAfter(log.end);
      }
    }
    this.#written.clear();
    return { frames, gap };
  }

  checkpointLong(): void {
    for (const log of this.#logs.values()) log.checkpointIfLong();
  }

  /** Call right after `read`. True: all files have everything, and stay as they are until the next checkpoint. */
  empty(): boolean {
    return [...this.#logs.values()].map((log) => log.empty()).every(Boolean);
  }

  areUntouched(): boolean {
    return [...this.#logs.values()].every((log) => log.isUntouched());
  }

  ends(): SegmentHeader['ends'] {
    return Object.fromEntries([...this.#logs.values()].map((log) => [log.store, log.end]));
  }

  /** The files of stores whose logs are empty; after the close of their databases those of all stores. */
  files({ areClosed }: { readonly areClosed: boolean }): SegmentHeader['files'] {
    const whole = [...this.#logs.values()].filter((log) => areClosed || log.end.frames === 0);
    return Object.fromEntries(whole.map((log) => [log.store, sizeAndTime(log.file)]));
  }
}

function resumes(log: FollowedLog, earlier: SegmentHeader | null): boolean {
  const end = earlier?.ends[log.store];
  if (end === undefined) return false;
  if (log.resumeAfter(end)) return true;
  const left = earlier?.files[log.store];
  const { bytes, modifiedAt } = sizeAndTime(log.file);
  if (left?.bytes !== bytes || left.modifiedAt !== modifiedAt) return false;
  log.continueAfter(end);
  return true;
}

/** Joins the frames of each log that were read one after another. */
export function mergeFrames(frames: readonly ReadFrames[]): readonly ReadFrames[] {
  const ofLogs = new Map<string, ReadFrames[]>();
  for (const read of frames) {
    const key = `${read.part.store} ${read.part.generation}`;
    const before = ofLogs.get(key);
    if (before === undefined) ofLogs.set(key, [read]);
    else before.push(read);
  }
  return [...ofLogs.values()].map((reads) => {
    const [first] = reads;
    const last = reads.at(-1);
    if (first === undefined || last === undefined || reads.length === 1) return first as ReadFrames;
    const content = Buffer.concat(reads.map((read) => read.content));
    return { content, part: { ...last.part, from: first.part.from, bytes: content.length } };
  });
}
