import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Attempts } from '../../attempts/index.ts';
import { type Entitlements, refusalWithoutRight, scopeOf } from '../../entitlements/index.ts';
import { type FindLock, refusalByLock } from '../../openings/index.ts';
import { rulesOf } from '../domain/exam-kinds.ts';
import type { Paper } from '../domain/paper.ts';
import { type IsForStaff, requireForStaff } from '../domain/staff-rights.ts';
import { type VisibleKey, wholeKey } from '../domain/paper-key.ts';
import type { FindVisibleKey, PaperReader, Papers, PreparedPaper } from '../ports.ts';
import { findHead, paperNotFound, type PaperAddress } from './find-paper.ts';

interface ReadPaperKeyDependencies {
  readonly papers: Papers;
  readonly attempts: Pick<Attempts, 'hasVersion'>;
  readonly entitlements: Entitlements;
  readonly visibleKey: FindVisibleKey;
  readonly findLock: FindLock;
  readonly isForStaff: IsForStaff;
}

interface ReadPaperKeyCommand extends PaperAddress {
  readonly keyVersion: number;
  readonly reader: PaperReader;
  readonly now: number;
}

export interface ShownKey extends VisibleKey {
  readonly prepared: PreparedPaper;
}

/**
 * The paper with that version of its key, if it may be shown: to students with an attempt on it, and the current version to
 * those who may sit it.
 */
export function readPaperKey(dependencies: ReadPaperKeyDependencies) {
  const { papers, attempts, entitlements, visibleKey } = dependencies;
  return async ({ reader, keyVersion, now, ...address }: ReadPaperKeyCommand): Promise<ShownKey> => {
    const { examId, version } = address;
    const { userId, staff } = reader;
    const prepared = await papers.correctedVersion(examId, version, keyVersion);
    if (prepared === null) throw paperNotFound();
    const { paper } = prepared;
    const head = await findHead(papers, paper);
    if (staff !== null) {
      await requireForStaff(dependencies.isForStaff, { head, staff, now });
      return { prepared, ...wholeKey };
    }
    if (!(await attempts.hasVersion(userId, address))) await requireRight(paper, userId, head.paperVersion);
    const visible = await visibleKey({ head, version, studentId: userId, now });
    if (visible !== null) return { prepared, ...visible };
    const lock = await dependencies.findLock(paper, userId, now);
    if (lock !== null) throw refusalByLock(lock);
    const isRelease = rulesOf(paper).keyVisible === 'after-release';
    throw new DomainError(
      'forbidden',
      isRelease ? 'exams.answers-not-released' : 'exams.answers-after-submit',
    );
  };

  async function requireRight(paper: Paper, userId: string, current: number): Promise<void> {
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await entitlements.has(userId, scope));
    if (refusal !== null) throw refusal;
    if (paper.version !== current) throw paperNotFound();
  }
}
