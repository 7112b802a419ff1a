import { on, type Subscription } from '@pathshala/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { knownKind } from '../../papers/ports.ts';
import type { recordSubmitted } from '../use-cases/record-submitted.ts';

/** Only practice counts for mastery: a figure that follows an exam before its release would tell its key. */
export function onExamSubmitted(record: ReturnType<typeof recordSubmitted>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    if (knownKind(data.examKind) === 'practice') await record(data.attemptId);
  });
}
