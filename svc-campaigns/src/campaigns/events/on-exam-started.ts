import { on, type Subscription } from '@pathshala/events/subscription';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import type { recordStart } from '../use-cases/record-start.ts';

/** Freezes the paper of a campaign. Ignores exams of other kinds; a repeated delivery changes nothing. */
export function onExamStarted(record: ReturnType<typeof recordStart>): Subscription {
  return on(examStarted, async ({ data: { examKind, examId: campaignId, startedAt, graceMs } }) => {
    if (examKind === 'campaign') await record({ campaignId, startedAt, graceMs });
  });
}
