import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import type { listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useNow } from '../continue/use-now.ts';
import { isOwn } from './exam-types.ts';
import { examsAhead, ofCampaign, ofCourse, satToday, type TimedExam } from './timed-exam.ts';

export interface ExamsAhead {
  /** The soonest first. */
  readonly ahead: readonly TimedExam[];
  readonly satToday: TimedExam | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isLoading: boolean;
  /** One of the two lists at least is missing. */
  readonly hasFailed: boolean;
  readonly tryAgain: () => unknown;
}

/** Exams of campaigns and of courses that have a time; a page that was opened before an exam follows the clock. */
export function useExamsAhead(): ExamsAhead {
  const now = useNow(30_000);
  const ofCampaigns = useApiQuery<typeof listRegisteredExams>('/exams/registered', {
    query: { pageSize: 50 },
  });
  const ofCourses = useApiQuery<typeof listExams>('/exams', { query: { sort: '-start', pageSize: 20 } });
  const registered = (ofCampaigns.data?.items ?? []).flatMap((exam) => ofCampaign(exam, now) ?? []);
  const found = (ofCourses.data?.items ?? []).filter(isOwn).flatMap((exam) => ofCourse(exam, now) ?? []);
  const exams = [...registered, ...found];
  return {
    ahead: examsAhead(exams),
    satToday: satToday(exams, now),
    now,
    isLoading: ofCampaigns.isLoading || ofCourses.isLoading,
    hasFailed: ofCampaigns.isError || ofCourses.isError,
    tryAgain: () => Promise.all([ofCampaigns.refetch(), ofCourses.refetch()]),
  };
}
