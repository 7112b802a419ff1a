import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { examSubmitted, keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { AdmissionCourses } from './ports.ts';
import type { storeCorrectedKey } from './use-cases/store-corrected-key.ts';

/** Only past-year exams have a paper here. */
export function onExamSubmitted(record: (paperId: string) => Promise<void>): Subscription {
  return on(examSubmitted, async ({ data: { examKind, examId } }) => {
    if (examKind === 'past-year') await record(examId);
  });
}

/** Stores the key of a past-year paper's question; a void question keeps its key. Ignores exams of other kinds. */
export function onKeyCorrected(store: ReturnType<typeof storeCorrectedKey>): Subscription {
  return on(keyCorrected, async ({ data }) => {
    const { paperId, keyVersion, questionId, before, correct } = data;
    if (data.examKind !== 'past-year' || (data.kind !== 'accept' && data.kind !== 'change')) return;
    await store(paperId, { keyVersion, questionId, before, correct });
  });
}

export function onUserDeleted(courses: AdmissionCourses): Subscription {
  return on(userDeleted, ({ data }) => courses.forgetEditor(data.userId));
}
