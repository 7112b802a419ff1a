import type { AttemptAnswer, PaperOverview } from '@pathshala/svc-exams-contract/http';
import type { Exam } from '../exam.ts';
import type { ExamDesk } from '../use-exam-desk.ts';

export interface BeforeExamProps {
  readonly exam: Exam;
  readonly desk: ExamDesk;
  readonly onAttempt: (attempt: AttemptAnswer) => void;
}

/** What each way into an exam, or away from it, is given. */
export interface WayInProps extends BeforeExamProps {
  readonly overview: PaperOverview;
  readonly onRefresh: () => void;
}
