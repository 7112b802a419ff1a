import { on } from '@pathshala/service-kit/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { recordResult, type ResultDependencies } from '../use-cases/record-result.ts';

/** The results of campaign exams make the merit list; of further attempts none counts. Exams of other kinds, known or not, are none of ours. */
export const onExamSubmitted = (deps: ResultDependencies) =>
  on(examSubmitted, async ({ data }) => {
    if (data.examKind !== 'campaign' || !data.counts) return;
    const { resultId, score, totalMarks, durationMs, scoreVersion } = data;
    await recordResult(deps)({
      campaignId: data.examId,
      studentId: data.studentId,
      result: { resultId, score, totalMarks, durationMs, scoreVersion },
    });
  });
