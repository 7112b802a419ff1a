import { on, type Subscription } from '@pathshala/events/subscription';
import { attemptBegun } from '@pathshala/svc-exams-contract/events';
import type { recordBegun } from '../use-cases/record-begun.ts';

/** Ignores exams of other kinds; a repeated delivery changes nothing. */
export function onAttemptBegun(record: ReturnType<typeof recordBegun>): Subscription {
  return on(
    attemptBegun,
    async ({ data: { examKind, examId: campaignId, studentId: sitterId, startedAt } }) => {
      if (examKind === 'campaign') await record({ campaignId, sitterId, startedAt });
    },
  );
}
