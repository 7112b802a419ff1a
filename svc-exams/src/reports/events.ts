import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { knownKind } from '../papers/index.ts';
import type { Sittings } from './ports.ts';

/** This service's own event: a result counts from its submit on, and again by its latest version after a correction. */
export function onExamSubmitted(sittings: Pick<Sittings, 'record'>): Subscription {
  return on(examSubmitted, ({ data }) => {
    const { attemptId, examId, examKind, score, scoreVersion, submittedAt } = data;
    return sittings.record({
      attemptId,
      examId,
      examKind: knownKind(examKind),
      score,
      scoreVersion,
      submittedAt,
    });
  });
}
