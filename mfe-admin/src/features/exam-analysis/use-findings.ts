import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type {
  ExamFindings,
  readExamFindings,
  reviewFinding,
} from '@pathshala/svc-exams-contract/exam-findings';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { texts } from './texts.ts';

const path = '/exams/papers/{paperId}/findings';

export function useFindings(paperId: string) {
  return useApiQuery<typeof readExamFindings>(path, { params: { paperId } });
}

interface Reviewed {
  readonly questionId: string;
  /** The number in the paper, from 1. */
  readonly number: number;
  readonly isKeyRight: boolean;
}

/** States that a key is right, with an undo, or takes that back. */
export function useReview({ examId, keyVersion }: Pick<ExamFindings, 'examId' | 'keyVersion'>) {
  const translate = useText();
  const { toast } = useServices();
  const { mutateAsync, isPending } = useApiMutation<typeof reviewFinding>(
    'put',
    `${path}/{questionId}/review`,
    {
      invalidates: [path, '/exams/waiting-work'],
    },
  );
  const send = ({ questionId, isKeyRight }: Reviewed) =>
    mutateAsync({ params: { paperId: examId, questionId }, body: { isKeyRight, keyVersion } });

  async function review(reviewed: Reviewed): Promise<void> {
    try {
      await send(reviewed);
      if (!reviewed.isKeyRight) return;
      const text = translate(texts.isReviewed, { n: reviewed.number });
      showUndo({ text, undo: () => send({ ...reviewed, isKeyRight: false }) });
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  }
  return { review, isPending };
}
