import { on, type Subscription } from '@pathshala/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { recordResult } from '../use-cases/record-result.ts';

/** The first attempt at a campaign's exam ranks its student. Ignores further attempts and exams of other kinds. */
export function onExamSubmitted(record: ReturnType<typeof recordResult>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    if (data.examKind !== 'campaign' || !data.counts) return;
    const { resultId, score, totalMarks, durationMs, scoreVersion } = data;
    await record({
      campaignId: data.examId,
      studentId: data.studentId,
      result: { resultId, score, totalMarks, durationMs, scoreVersion },
    });
  });
}
