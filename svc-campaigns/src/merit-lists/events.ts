import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { z } from 'zod';
import type { recordResult } from './use-cases/record-result.ts';

/** The first attempt at a campaign's exam ranks its student. Ignores further attempts and exams of other kinds. */
export function onExamSubmitted(record: ReturnType<typeof recordResult>): Subscription {
  return on(examSubmitted, async ({ data }) => {
    if (data.examKind !== 'campaign' || !data.counts) return;
    const { resultId, score, meritScore, totalMarks, durationMs, scoreVersion } = data;
    const merit = meritScore === undefined ? {} : { meritScore };
    const subjects = subjectScoresOf(data.subjects);
    await record({
      campaignId: data.examId,
      studentId: data.studentId,
      result: { resultId, score, ...merit, totalMarks, durationMs, scoreVersion, ...subjects },
    });
  });
}

/** The marks by subject, only if every subject has them: older events have none. */
function subjectScoresOf(subjects: z.output<typeof examSubmitted.data>['subjects'] = []) {
  const scores = subjects.flatMap(({ subjectName, score }) =>
    score === undefined ? [] : [{ subjectName, score }],
  );
  return scores.length > 0 && scores.length === subjects.length ? { subjects: scores } : {};
}
