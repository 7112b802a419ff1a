import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import type { OpenedExam } from '../engine/open-exam.ts';
import type { Exam } from '../exam.ts';
import type { ExamDesk } from '../use-exam-desk.ts';

export interface BeforeExamProps {
  readonly exam: Exam;
  readonly desk: ExamDesk;
  readonly onOpened: (exam: OpenedExam) => void;
}

/** The props of each state before the exam: start, resume, refusal. */
export interface EntryStateProps extends BeforeExamProps {
  readonly overview: PaperOverview;
  readonly onRefresh: () => void;
}
