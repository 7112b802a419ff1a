import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { knownKind } from '../papers/index.ts';
import type { Mistakes } from './ports.ts';
import type { collectSubmitted } from './use-cases/collect-submitted.ts';

/** This service's own event: the mistakes are collected even when the process stops right after the submit. */
export function onExamSubmitted(collect: ReturnType<typeof collectSubmitted>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    const { attemptId, examId } = data;
    await collect({ attemptId, examId, examKind: knownKind(data.examKind) });
  });
}

/** Removes the notebook with the account; a card that is collected later is not stored. */
export function onUserDeleted(mistakes: Mistakes): Subscription {
  return on(userDeleted, ({ data }) => mistakes.removeAllOf(data.userId));
}
