import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { knownKind } from '../papers/index.ts';
import type { PracticeAnswers, PracticeTests } from './ports.ts';
import type { recordSubmitted } from './use-cases/record-submitted.ts';

/** Only practice counts for mastery: a figure that changes with an exam before its release would reveal its key. */
export function onExamSubmitted(record: ReturnType<typeof recordSubmitted>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    if (knownKind(data.examKind) === 'practice') await record(data.attemptId);
  });
}

interface OnUserDeletedDependencies {
  readonly practiceTests: Pick<PracticeTests, 'idsOf'>;
  readonly practiceAnswers: Pick<PracticeAnswers, 'removeAllOf'>;
  readonly removePractice: (test: { readonly _id: string }) => Promise<void>;
}

/** Practice papers name their student, so they are removed with the account, and so are the student's answers. */
export function onUserDeleted(dependencies: OnUserDeletedDependencies): Subscription {
  const { practiceTests, practiceAnswers, removePractice } = dependencies;
  return on(userDeleted, async ({ data }) => {
    for (const _id of await practiceTests.idsOf(data.userId)) await removePractice({ _id });
    await practiceAnswers.removeAllOf(data.userId);
  });
}
