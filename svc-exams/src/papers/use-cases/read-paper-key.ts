import type { Reader } from '@pathshala/service-kit/identity/reader';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Attempts, CloseOverdue } from '../../attempts/ports.ts';
import { type Entitlements, refusalWithoutRight, scopeOf } from '../../entitlements/ports.ts';
import { publishedKeyVersion, type Paper, type PaperHead } from '../domain/paper.ts';
import type { AreAnswersVisible, Papers } from '../ports.ts';
import { findHead, findPaper, paperNotFound, type PaperAddress } from './find-paper.ts';

export interface ReadPaperKeyDependencies {
  readonly papers: Papers;
  readonly attempts: Pick<Attempts, 'hasVersion' | 'latest'>;
  readonly closeOverdue: CloseOverdue;
  readonly entitlements: Entitlements;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadPaperKeyCommand extends PaperAddress {
  readonly keyVersion: number;
  readonly reader: Reader;
  readonly now: number;
}

/** The paper whose key may be shown: to students with an attempt on it, and of the current version to those who may sit it. */
export function readPaperKey(dependencies: ReadPaperKeyDependencies) {
  const { attempts, closeOverdue, entitlements, areAnswersVisible } = dependencies;
  const [find, currentOf] = [findPaper(dependencies), findHead(dependencies)];
  return async ({ reader, keyVersion, now, ...address }: ReadPaperKeyCommand): Promise<Paper> => {
    if (keyVersion !== publishedKeyVersion) throw paperNotFound();
    const paper = await find(address);
    if (reader.isAdmin) return paper;
    if (!(await attempts.hasVersion(reader.userId, address))) await requireRight(paper, reader.userId);
    if (paper.examKind === 'campaign') await requireRelease(paper, reader.userId, now);
    return paper;
  };

  async function requireRight(paper: Paper, userId: string): Promise<void> {
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await entitlements.has(userId, scope));
    if (refusal !== null) throw refusal;
    if (paper.version !== (await currentOf(paper)).paperVersion) throw paperNotFound();
  }

  async function requireRelease(paper: Paper, userId: string, now: number): Promise<void> {
    const head = await currentOf(paper);
    if ((await isSitting(head, userId, now)) || !(await areAnswersVisible(head, now))) {
      throw new DomainError('forbidden', 'exams.answers-not-released');
    }
  }

  /** A student who sits a campaign's exam gets no key, released or not. */
  async function isSitting({ examKind, paperId }: PaperHead, studentId: string, now: number) {
    const latest = await attempts.latest({ studentId, examKind, examId: paperId });
    return latest !== null && (await closeOverdue(latest, now)).status === 'open';
  }
}
