import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import type { ComponentType } from 'react';
import type { BeforeWrittenProps } from '../../../written/written-answer-props.ts';
import type { OpenedExam } from '../engine/open-exam.ts';
import type { Exam } from '../exam.ts';
import type { ExamDesk } from '../use-exam-desk.ts';

export interface BeforeExamProps {
  readonly exam: Exam;
  readonly desk: ExamDesk;
  readonly onOpened: (exam: OpenedExam) => void;
  /** The part of a written exam that stands above its Start. */
  readonly BeforeWritten: ComponentType<BeforeWrittenProps>;
}

/** The props of each state before the exam: start, resume, refusal. */
export interface EntryStateProps extends Omit<BeforeExamProps, 'BeforeWritten'> {
  readonly overview: PaperOverview;
  readonly onRefresh: () => void;
}
