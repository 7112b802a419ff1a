import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import type { QuestionCopy } from '../ports.ts';

interface PublishedPaper {
  readonly paperId: string;
  readonly subjects: readonly { readonly mcqs: readonly QuestionCopy[] }[];
}

type RecordQuestions = (paperId: string, questions: readonly QuestionCopy[]) => Promise<void>;

/** Papers whose key is closed at times: until then the key of their questions is closed everywhere else, too. */
export function onPaperPublished(record: RecordQuestions): readonly Subscription[] {
  const recordAll = ({ data }: { readonly data: PublishedPaper }) =>
    record(
      data.paperId,
      data.subjects.flatMap(({ mcqs }) => mcqs),
    );
  return [on(campaignPaperPublished, recordAll), on(examPaperPublished, recordAll)];
}
