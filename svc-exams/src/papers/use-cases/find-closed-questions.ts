import { inParts } from '@pathshala/service-kit/platform/in-parts';
import { isWindowOver } from '../../attempts/ports.ts';
import type { QuestionBank } from '../../question-bank/ports.ts';
import { hasWindow } from '../domain/exam-kinds.ts';
import type { PaperHead } from '../domain/paper.ts';
import type { AreAnswersVisible, FindClosedQuestions, KeyReader, Papers } from '../ports.ts';

/** Each takes a few reads of the store. */
const headsAtOnce = 20;

export interface FindClosedQuestionsDependencies {
  readonly papers: Pick<Papers, 'heads'>;
  readonly questionBank: Pick<QuestionBank, 'papersWith'>;
  /** By the kind of the exam alone. */
  readonly isKeyOpen: AreAnswersVisible;
}

/**
 * Questions of the bank stand in campaigns and exams too. Before the release of a campaign, and before an exam opens, the key
 * of their questions is shown nowhere else.
 */
export function findClosedQuestions(dependencies: FindClosedQuestionsDependencies): FindClosedQuestions {
  const { papers, questionBank, isKeyOpen } = dependencies;
  return async (questions, reader) => {
    const papersOf = await questionBank.papersWith(questions);
    const heads = await papers.heads([...new Set([...papersOf.values()].flat())]);
    const isClosed = await inParts([...heads.values()], headsAtOnce, (head) => closes(head, reader));
    const closed = new Set([...heads.keys()].filter((_, at) => isClosed[at]));
    const ids = [...papersOf].filter(([, paperIds]) => paperIds.some((paperId) => closed.has(paperId)));
    return new Set(ids.map(([questionId]) => questionId));
  };

  async function closes(head: PaperHead, reader: Pick<KeyReader, 'studentId' | 'now'>): Promise<boolean> {
    const { window, isWithdrawn, paperVersion: version } = head;
    if (window === null) return false;
    if (!hasWindow(head)) return !isWithdrawn && reader.now < Date.parse(window.opensAt);
    // The results of a campaign that was withdrawn may never be released.
    if (isWithdrawn && isWindowOver(head, reader.now)) return false;
    return !(await isKeyOpen({ ...reader, head, version }));
  }
}
