import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import type { QuestionCopy, Questions, QuestionVersions } from './ports.ts';

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

/** Questions and their history stay; the name of their editor is removed. */
export function onUserDeleted(stores: readonly (Questions | QuestionVersions)[]): Subscription {
  return on(userDeleted, async ({ data }) => {
    for (const store of stores) await store.forgetEditor(data.userId);
  });
}
