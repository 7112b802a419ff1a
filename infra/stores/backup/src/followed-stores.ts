import type { DatabaseSync } from 'node:sqlite';
import { FollowedLog, LogGapError, sizeAndTime } from './followed-log.ts';
import type { SegmentHeader, SegmentPart } from './segment.ts';

/** The frames that were committed in all stores since the last reading. */
export interface Reading {
  readonly parts: readonly SegmentPart[];
  readonly payload: Uint8Array;
  /** Why frames may be missing; null: none are. */
  readonly gap: string | null;
}

/** The logs of all stores of this process. All methods are synchronous: each sees the stores at one moment. */
export class FollowedStores {
  readonly #logs = new Map<DatabaseSync, FollowedLog>();
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

  read(): Reading {
    const parts: SegmentPart[] = [];
    const contents: Uint8Array[] = [];
    let gap: string | null = null;
    for (const log of this.#logs.values()) {
      try {
        const read = log.read();
        if (read === null) continue;
        parts.push(read.part);
        contents.push(read.content);
      } catch (error) {
        if (!(error instanceof LogGapError)) throw error;
        gap = error.message;
        log.continueAfter(log.end);
      }
    }
    return { parts, payload: Buffer.concat(contents), gap };
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
