import { isInserted } from '@pathshala/stores/documents/insert-once';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { isWindowOver } from '../../attempts/index.ts';
import {
  hasWindow,
  type PaperHead,
  publishedKeyVersion,
  questionsOf,
  rightOptionsOf,
} from '../../papers/index.ts';
import { claimFindings, firstFindings, foundInExam, type ExamFindings } from '../domain/exam-findings.ts';
import { findingsOf, isInDoubt } from '../domain/findings.ts';
import type { FindingPorts, FindingsOfExams } from '../ports.ts';
import type { ComputeAnalysis, ExamAnalysis } from './compute-analysis.ts';

interface FindFaultyQuestionsDependencies extends FindingPorts {
  readonly findings: FindingsOfExams;
  readonly compute: ComputeAnalysis;
  readonly now: () => number;
}

const minute = 60_000;

/** Exams that ended earlier are not analysed automatically: this bounds each run of the job. */
const lookBackMs = 30 * 24 * 60 * minute;
const examsLookedAt = 500;

/** The maximum number of exams in one run. */
const examsAtOnce = 3;

/** After this time another process may retry; the largest exam takes a small part of it. */
const leaseMs = 10 * minute;

/**
 * A job: finds the questions in doubt of each exam whose window has ended, once for each version of its key, and stores
 * their ids. An exam whose last attempts are not submitted or not marked again yet is tried again a minute later.
 */
export function findFaultyQuestions(dependencies: FindFaultyQuestionsDependencies) {
  const { papers, deskAttempts, paperKeys, findings, compute, now } = dependencies;
  return async (): Promise<void> => {
    await noteEnded();
    await forEachSettled(await findings.due(now(), examsAtOnce), look);
  };

  async function noteEnded(): Promise<void> {
    const range = { from: now() - lookBackMs, to: now() };
    const ended = (await papers.headsClosedBetween(range, examsLookedAt)).filter(hasWindow);
    const known = await findings.known(ended.map(({ paperId }) => paperId));
    for (const { paperId, title } of ended) {
      if (!known.has(paperId))
        await isInserted(findings.insert(firstFindings({ _id: paperId, title }, now())));
    }
  }

  async function look(paperId: string): Promise<void> {
    const claim = now() + leaseMs;
    const claimed = await findings.update(paperId, (stored) => {
      const state = claimFindings(stored, { now: now(), until: claim });
      return state && { state };
    });
    if (claimed.dueAt !== claim) return;
    const head = await papers.head(paperId);
    if (head === null || !(await isComplete(head))) return tryAgain(paperId, claim);
    const analysis = await compute(head);
    const corrected = await correctedSince(claimed);
    const questions = questionsInDoubt(analysis);
    const { keyVersion, computedAt } = analysis;
    const madeAt = new Date(computedAt).toISOString();
    const found = { title: head.title, keyVersion, questions, corrected, madeAt, claim };
    await findings.update(paperId, (stored) => ({ state: foundInExam(stored, found) }));
  }

  /** Every attempt is submitted, and marked by the current key. */
  async function isComplete(head: PaperHead): Promise<boolean> {
    if (!isWindowOver(head, now()) || head.windowMovedAt !== null) return false;
    if ((await paperKeys.find(head.paperId))?.remark.state === 'running') return false;
    return !(await deskAttempts.hasUnclosed(head.paperId, now()));
  }

  async function tryAgain(paperId: string, claim: number): Promise<void> {
    await findings.update(paperId, (stored) =>
      stored.dueAt === claim ? { state: { ...stored, dueAt: now() + minute } } : null,
    );
  }

  async function correctedSince({ _id, keyVersion }: ExamFindings): Promise<ReadonlySet<string>> {
    const corrections = (await paperKeys.find(_id))?.corrections ?? [];
    const known = Math.max(0, keyVersion - publishedKeyVersion);
    return new Set(corrections.slice(known).map(({ questionId }) => questionId));
  }
}

/** The questions in doubt by the rule of the analysis page. A void question is left out, because it gives its marks to everybody. */
function questionsInDoubt({ paper, statistics }: ExamAnalysis) {
  return questionsOf(paper).flatMap((question) => {
    const counted = statistics.get(question._id);
    if (counted === undefined || question.isVoid) return [];
    const found = findingsOf(counted, new Set(rightOptionsOf(question)));
    return isInDoubt(found) ? [{ questionId: question._id, findings: found }] : [];
  });
}
