import { hasWindow } from './exam-kinds.ts';
import type { PaperHead } from './paper.ts';

/** The head of the exam's paper where its window matters; null for the other kinds. */
export async function windowHeadOf(
  papers: { head(paperId: string): Promise<PaperHead | null> },
  { examKind, examId }: Pick<PaperHead, 'examKind'> & { readonly examId: string },
): Promise<PaperHead | null> {
  return hasWindow({ examKind }) ? papers.head(examId) : null;
}
