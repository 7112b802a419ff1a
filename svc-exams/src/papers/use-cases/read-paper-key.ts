import type { Reader } from '@pathshala/identity/reader';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Attempts } from '../../attempts/ports.ts';
import { type Entitlements, refusalWithoutRight, scopeOf } from '../../entitlements/ports.ts';
import { rulesOf } from '../domain/exam-kinds.ts';
import type { Paper } from '../domain/paper.ts';
import type { AreAnswersVisible, Papers, PreparedPaper } from '../ports.ts';
import { findHead, paperNotFound, type PaperAddress } from './find-paper.ts';

export interface ReadPaperKeyDependencies {
  readonly papers: Papers;
  readonly attempts: Pick<Attempts, 'hasVersion'>;
  readonly entitlements: Entitlements;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadPaperKeyCommand extends PaperAddress {
  readonly keyVersion: number;
  readonly reader: Reader;
  readonly now: number;
}

/** The paper with that version of its key, if it may be shown: to students with an attempt on it, and of the current version to those who may sit it. */
export function readPaperKey(dependencies: ReadPaperKeyDependencies) {
  const { attempts, entitlements, areAnswersVisible } = dependencies;
  const currentOf = findHead(dependencies);
  return async ({ reader, keyVersion, now, ...address }: ReadPaperKeyCommand): Promise<PreparedPaper> => {
    const { examId, version } = address;
    const prepared = await dependencies.papers.correctedVersion(examId, version, keyVersion);
    if (prepared === null) throw paperNotFound();
    const { paper } = prepared;
    if (reader.isAdmin) return prepared;
    if (!(await attempts.hasVersion(reader.userId, address))) await requireRight(paper, reader.userId);
    if (rulesOf(paper).keyVisible !== 'always') await requireVisible(paper, reader.userId, now);
    return prepared;
  };

  async function requireRight(paper: Paper, userId: string): Promise<void> {
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await entitlements.has(userId, scope));
    if (refusal !== null) throw refusal;
    if (paper.version !== (await currentOf(paper)).paperVersion) throw paperNotFound();
  }

  async function requireVisible(paper: Paper, studentId: string, now: number): Promise<void> {
    const head = await currentOf(paper);
    if (await areAnswersVisible({ head, version: paper.version, studentId, now })) return;
    const isRelease = rulesOf(paper).keyVisible === 'after-release';
    throw new DomainError(
      'forbidden',
      isRelease ? 'exams.answers-not-released' : 'exams.answers-after-submit',
    );
  }
}
