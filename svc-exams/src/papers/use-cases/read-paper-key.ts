import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Attempts } from '../../attempts/domain/attempts.ts';
import type { CloseOverdueAttempt } from '../../attempts/use-cases/close-overdue-attempt.ts';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalWithoutRight, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import { publishedKeyVersion, type Paper, type PaperHead } from '../domain/paper.ts';
import type { Papers } from '../domain/papers.ts';
import type { AreAnswersVisible } from './are-answers-visible.ts';
import { findPaper, paperNotFound, type FoundPaper, type PaperAddress, type Reader } from './find-paper.ts';

export interface ReadPaperKeyDependencies {
  readonly papers: Papers;
  readonly attempts: Pick<Attempts, 'hasVersion' | 'latest'>;
  readonly closeOverdue: CloseOverdueAttempt;
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
  const { papers, attempts, closeOverdue, entitlements, areAnswersVisible } = dependencies;
  const find = findPaper(papers);
  return async ({ reader, keyVersion, now, ...address }: ReadPaperKeyCommand): Promise<Paper> => {
    if (keyVersion !== publishedKeyVersion) throw paperNotFound();
    const found = await find(address);
    const { head, paper } = found;
    if (reader.isAdmin) return paper;
    if (!(await attempts.hasVersion(reader.userId, address))) await requireRight(found, reader.userId);
    if ((await isSitting(head, reader.userId, now)) || !(await areAnswersVisible(head, now))) {
      throw new DomainError('forbidden', 'exams.answers-not-released');
    }
    return paper;
  };

  async function requireRight({ head, paper }: FoundPaper, userId: string): Promise<void> {
    const scope = scopeOf(paper);
    const refusal = refusalWithoutRight(scope, await entitlements.has(userId, scope));
    if (refusal !== null) throw refusal;
    if (paper.version !== head.paperVersion) throw paperNotFound();
  }

  /** A student who sits a campaign's exam gets no key, whatever its release says. */
  async function isSitting({ examKind, paperId }: PaperHead, studentId: string, now: number) {
    if (examKind !== 'campaign') return false;
    const latest = await attempts.latest({ studentId, examKind, examId: paperId });
    return latest !== null && (await closeOverdue(latest, now)).status === 'open';
  }
}
