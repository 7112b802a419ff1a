import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AttemptHistories } from '../../attempts/index.ts';
import type { Entitlements } from '../../entitlements/index.ts';
import { examNotFound } from '../domain/author-exam.ts';
import type { ExamHead } from '../domain/exam.ts';
import { type MemberScores, type RankedMember, rankMembers } from '../domain/rank-members.ts';
import type { CourseBatch, CourseBatches, Exams } from '../ports.ts';

interface ReadBatchResultsDependencies {
  readonly exams: Pick<Exams, 'head' | 'list'>;
  readonly courseBatches: Pick<CourseBatches, 'find'>;
  readonly entitlements: Pick<Entitlements, 'studentsOf'>;
  readonly histories: Pick<AttemptHistories, 'latestScores'>;
  readonly now: () => number;
}

interface ReadOwnBatchRanksDependencies extends Pick<ReadBatchResultsDependencies, 'histories'> {
  readonly exams: Pick<Exams, 'head'>;
  readonly courseBatches: Pick<CourseBatches, 'findMany'>;
  readonly entitlements: Pick<Entitlements, 'batchesOf' | 'studentsOf'>;
}

interface BatchResults {
  readonly exams: readonly ExamHead[];
  readonly offered: readonly ExamHead[];
  /** The page. */
  readonly items: readonly RankedMember[];
  readonly total: number;
}

const offeredExams = 50;
const rankedExams = 10;
const studentsAtOnce = 100;

const isFor = ({ batchId, courseIds }: CourseBatch, { courseId, batchIds }: ExamHead): boolean =>
  courseIds.includes(courseId) && (batchIds?.includes(batchId) ?? true);

/** The latest scores of students in some exams, in parts. */
function readScores({ histories }: Pick<ReadBatchResultsDependencies, 'histories'>) {
  return async (studentIds: readonly string[], examIds: readonly string[]): Promise<MemberScores[]> => {
    const members = [];
    for (let from = 0; from < studentIds.length; from += studentsAtOnce) {
      const some = studentIds.slice(from, from + studentsAtOnce);
      const scores = await histories.latestScores(some, examIds);
      members.push(
        ...some.map((studentId) => ({
          studentId,
          scores: examIds.map((examId) => scores.get(studentId)?.get(examId) ?? null),
        })),
      );
    }
    return members;
  };
}

/** The members of a batch by the sum of their marks in some exams of its courses; the latest attempt at each counts. */
export function readBatchResults(deps: ReadBatchResultsDependencies) {
  const { exams, courseBatches, entitlements, now } = deps;

  async function offeredTo(batch: CourseBatch): Promise<readonly ExamHead[]> {
    const { batchId, courseIds } = batch;
    const page = { page: 1, pageSize: offeredExams, sort: '-start' };
    const { items } = await exams.list({ ...page, courseIds, batchIds: [batchId] });
    return items.filter(({ startingDate }) => Date.parse(startingDate) <= now());
  }

  async function named(batch: CourseBatch, examIds: readonly string[]): Promise<readonly ExamHead[]> {
    const found = await Promise.all(examIds.map((examId) => exams.head(examId)));
    return found.map((head) => {
      if (head === null || head.deletedAt !== null || !isFor(batch, head)) throw examNotFound();
      return head;
    });
  }

  const scoresOf = readScores(deps);

  return async (query: {
    readonly batchId: string;
    readonly examIds: readonly string[] | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<BatchResults> => {
    const { batchId, examIds, page, pageSize } = query;
    const batch = await courseBatches.find(batchId);
    if (batch === null) throw new DomainError('not-found', 'common.not-found');
    const offered = await offeredTo(batch);
    const chosen = examIds === undefined ? offered.slice(0, rankedExams) : await named(batch, examIds);
    const studentIds = await entitlements.studentsOf({ kind: 'batch', id: batchId });
    const ids = chosen.map(({ _id }) => _id);
    const ranked = rankMembers(await scoresOf(studentIds, ids));
    const items = ranked.slice((page - 1) * pageSize, page * pageSize);
    return { exams: chosen, offered, items, total: ranked.length };
  };
}

interface OwnBatchRank {
  readonly batch: CourseBatch;
  /** null: no score of the caller. */
  readonly rank: number | null;
  /** The number of students with a score. */
  readonly of: number;
}

/** A student's rank within the own batches to which an exam is addressed. Throws `not-found` for an unknown exam. */
export function readOwnBatchRanks(deps: ReadOwnBatchRanksDependencies) {
  const { exams, courseBatches, entitlements } = deps;
  const scoresOf = readScores(deps);
  return async (studentId: string, examId: string): Promise<OwnBatchRank[]> => {
    const head = await exams.head(examId);
    if (head === null || head.deletedAt !== null) throw examNotFound();
    const own = await entitlements.batchesOf(studentId);
    const addressed = own.filter((batchId) => head.batchIds?.includes(batchId) ?? false);
    const batches = await courseBatches.findMany(addressed);
    return Promise.all(
      batches.map(async (batch) => {
        const studentIds = await entitlements.studentsOf({ kind: 'batch', id: batch.batchId });
        const ranked = rankMembers(await scoresOf(studentIds, [examId])).filter(({ rank }) => rank !== null);
        const mine = ranked.find((member) => member.studentId === studentId);
        return { batch, rank: mine?.rank ?? null, of: ranked.length };
      }),
    );
  };
}
