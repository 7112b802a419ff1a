import {
  type DeskAttempts,
  doesCount,
  scoreHiddenUntil,
  type SubmittedAttempt,
  submittedAttempts,
} from '../../attempts/index.ts';
import {
  correctKey,
  hasWindow,
  type MadeCorrection,
  type Papers,
  type PreparedPaper,
  rulesOf,
} from '../../papers/index.ts';
import { correctionOf, type KeyChange } from '../domain/correction-of.ts';
import { rankOf } from '../domain/ranks.ts';
import { markedByKey, remarkAttempt, type RemarkKeys } from '../domain/remark-attempt.ts';
import type { CorrectionReader, RequirePaper } from './corrected-paper.ts';

interface PreviewCorrectionDependencies {
  readonly papers: Pick<Papers, 'version' | 'correctedVersion'>;
  readonly deskAttempts: Pick<DeskAttempts, 'submittedIn'>;
  readonly requirePaper: RequirePaper;
}

interface Moved {
  readonly resultId: string;
  readonly studentId: string;
  readonly scoreBefore: number;
  readonly score: number;
}

interface Mover extends Moved {
  /** null where the exam is not ranked, or the attempt does not count. */
  readonly rankBefore: number | null;
  readonly rank: number | null;
}

export interface CorrectionPreview {
  readonly keyVersion: number;
  readonly attempts: number;
  readonly raised: number;
  readonly lowered: number;
  readonly unchanged: number;
  /** Students see their scores already. */
  readonly isScoreShown: boolean;
  readonly movers: readonly Mover[];
}

const shownMovers = 50;

/** Marks every attempt by the changed key, in memory only. */
export function previewCorrection({ papers, deskAttempts, requirePaper }: PreviewCorrectionDependencies) {
  return async (paperId: string, change: KeyChange, reader: CorrectionReader): Promise<CorrectionPreview> => {
    const { head, prepared } = await requirePaper(paperId, reader);
    const correction: MadeCorrection = { ...correctionOf(prepared.paper, change), ...unrecorded };
    const keysOf = rememberKeys(paperId, correction);
    const moved: (Moved & { readonly isRanked: boolean })[] = [];
    for await (const attempt of submittedAttempts(deskAttempts, paperId)) {
      const keys = await keysOf(attempt);
      const remarked = keys && remarkAttempt(attempt, keys, correction);
      moved.push(moveOf(attempt, remarked?.attempt ?? attempt));
    }
    const isScoreShown = scoreHiddenUntil(hasWindow(head) ? head : null, reader.now) === null;
    return { keyVersion: prepared.keyVersion, isScoreShown, ...summaryOf(moved, rulesOf(head).isRanked) };
  };

  /** The papers of an attempt by its key and by the corrected one, prepared once for all attempts that share them. */
  function rememberKeys(paperId: string, correction: MadeCorrection) {
    const known = new Map<string, Promise<RemarkKeys | null>>();
    return (attempt: SubmittedAttempt): Promise<RemarkKeys | null> => {
      const name = `${attempt.paperVersion}.${markedByKey(attempt)}`;
      const keys = known.get(name) ?? keysOf({ paperId, attempt, correction });
      known.set(name, keys);
      return keys;
    };
  }

  /** An attempt that is still marked by an older key gets the later corrections too. */
  async function keysOf({ paperId, attempt, correction }: Previewed): Promise<RemarkKeys | null> {
    const before = await papers.correctedVersion(paperId, attempt.paperVersion, markedByKey(attempt));
    const current = await papers.version(paperId, attempt.paperVersion);
    return before && { before, after: corrected(current, correction) };
  }
}

interface Previewed {
  readonly paperId: string;
  readonly attempt: SubmittedAttempt;
  readonly correction: MadeCorrection;
}

const unrecorded = { reason: '', correctedAt: '', correctedById: null, correctedBy: null };

function corrected(prepared: PreparedPaper, correction: MadeCorrection): PreparedPaper {
  const paper = correctKey(prepared.paper, [correction]);
  return { ...prepared, paper, keyVersion: prepared.keyVersion + 1 };
}

function moveOf(attempt: SubmittedAttempt, remarked: SubmittedAttempt) {
  return {
    resultId: attempt._id,
    studentId: attempt.studentId,
    scoreBefore: attempt.outcome.score,
    score: remarked.outcome.score,
    isRanked: doesCount(attempt),
  };
}

function summaryOf(all: readonly (Moved & { readonly isRanked: boolean })[], isExamRanked: boolean) {
  const ranked = all.filter(({ isRanked }) => isExamRanked && isRanked);
  const [rankBefore, rank] = (['scoreBefore', 'score'] as const).map((field) =>
    rankOf(ranked.map((one) => one[field])),
  );
  const changed = all.filter(({ scoreBefore, score }) => scoreBefore !== score);
  const raised = changed.filter(({ scoreBefore, score }) => score > scoreBefore).length;
  const movers = changed
    .toSorted(
      (one, other) => Math.abs(other.score - other.scoreBefore) - Math.abs(one.score - one.scoreBefore),
    )
    .slice(0, shownMovers)
    .map(({ isRanked, ...move }) => ({
      ...move,
      rankBefore: isExamRanked && isRanked ? (rankBefore?.(move.scoreBefore) ?? null) : null,
      rank: isExamRanked && isRanked ? (rank?.(move.score) ?? null) : null,
    }));
  return {
    attempts: all.length,
    raised,
    lowered: changed.length - raised,
    unchanged: all.length - changed.length,
    movers,
  };
}
