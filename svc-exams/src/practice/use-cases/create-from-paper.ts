import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Entitlements, refusalWithoutRight, scopeOf } from '../../entitlements/index.ts';
import { type FindLock, refusalByLock } from '../../openings/index.ts';
import {
  type FindVisibleKey,
  type Paper,
  type Papers,
  rulesOf,
  type VisibleKey,
} from '../../papers/index.ts';
import type { AnswersShown } from '../domain/practice-test.ts';
import { gatheredFromPaper } from './find-questions.ts';
import type { MadePractice, PublishPractice } from './publish-practice.ts';

interface CreateFromPaperDependencies {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly entitlements: Entitlements;
  readonly visibleKey: FindVisibleKey;
  readonly findLock: FindLock;
  readonly publishPractice: PublishPractice;
}

interface FromPaperCommand {
  readonly studentId: string;
  readonly paperId: string;
  readonly answersShown: AnswersShown;
  readonly now: number;
}

interface ShownPaper extends VisibleKey {
  readonly paper: Paper;
}

/**
 * Creates a test from a past year, or a campaign's exam after its release, without questions whose key is closed elsewhere. Its
 * ranking and its results stay unchanged.
 */
export function createFromPaper(dependencies: CreateFromPaperDependencies) {
  const { papers, entitlements, visibleKey, findLock, publishPractice } = dependencies;
  return async (command: FromPaperCommand): Promise<MadePractice> => {
    const { studentId, paperId, answersShown, now } = command;
    const { paper, held } = await paperFor(command);
    return publishPractice({
      studentId,
      wish: { paperId, answersShown },
      title: paper.title,
      answersShown,
      timeLimit: paper.timeLimit,
      now,
      gather: () =>
        Promise.resolve(gatheredFromPaper(paper).filter(({ question }) => !held.has(question._id))),
    });
  };

  async function paperFor({ studentId, paperId, now }: FromPaperCommand): Promise<ShownPaper> {
    const head = await papers.head(paperId);
    if (head === null || !isArchived(head)) throw new DomainError('not-found', 'exams.not-found');
    const { paper } = await papers.version(paperId, head.paperVersion);
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await entitlements.has(studentId, scope));
    if (refusal !== null) throw refusal;
    const key = await visibleKey({ head, version: head.paperVersion, studentId, now });
    if (key !== null) return { paper, ...key };
    const lock = await findLock(paper, studentId, now);
    throw lock === null ? new DomainError('forbidden', 'exams.answers-not-released') : refusalByLock(lock);
  }
}

/** The kinds whose key becomes visible without an own submit: past years and campaigns. */
export function isArchived(paper: Parameters<typeof rulesOf>[0]): boolean {
  const { keyVisible } = rulesOf(paper);
  return keyVisible === 'always' || keyVisible === 'after-release';
}
