import type { KeyCorrection } from './key-correction.ts';
import { type ExamKind, publishedKeyVersion } from './paper.ts';

/** Milliseconds after which a correction is known to every process: one read of a small document for each paper in use. */
export const keyCacheMs = 2000;

/** A correction with its administrator and time. */
export interface MadeCorrection extends KeyCorrection {
  readonly reason: string;
  /** ISO 8601. */
  readonly correctedAt: string;
  readonly correctedById: string | null;
  readonly correctedBy: string | null;
}

/** The marking of all submitted attempts by the current key. */
export interface Remark {
  readonly state: 'running' | 'done';
  /** The start of the current pass (epoch milliseconds). */
  readonly startedAt: number;
  /** The id of the last attempt that this pass has processed. */
  readonly after: string | null;
  readonly seen: number;
  readonly changed: number;
}

/** All corrections of the key of one paper. */
export interface PaperKey {
  /** The paper's id. */
  readonly _id: string;
  readonly examKind: ExamKind;
  readonly corrections: readonly MadeCorrection[];
  readonly remark: Remark;
}

/** 1: the published key. */
export function keyVersionOf(key: Pick<PaperKey, 'corrections'> | null): number {
  return publishedKeyVersion + (key?.corrections.length ?? 0);
}

/** The corrections after that version of the key, the oldest first, each with the version that it made. */
export function correctionsAfter(
  { corrections }: Pick<PaperKey, 'corrections'>,
  keyVersion: number,
): readonly { readonly keyVersion: number; readonly correction: MadeCorrection }[] {
  return corrections
    .map((correction, index) => ({ keyVersion: publishedKeyVersion + 1 + index, correction }))
    .filter((one) => one.keyVersion > keyVersion);
}

/** The part of a paper's key that is shown. */
export interface VisibleKey {
  /** Ids of the questions that are left out, because the key of another exam with them is closed to the reader. */
  readonly held: ReadonlySet<string>;
}

/** The whole key. */
export const wholeKey: VisibleKey = { held: new Set() };
