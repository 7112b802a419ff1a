import type { Paper } from '../../papers/ports.ts';
import type { Attempt } from './attempt.ts';
import { chooseSubjects } from './chosen-subjects.ts';
import { deadlineOf } from './clock.ts';

export interface NewAttempt {
  readonly id: string;
  readonly studentId: string;
  readonly attemptNo: number;
  readonly subjects: readonly string[];
  readonly now: number;
}

/** A fresh attempt: clock, paper version and choice of subjects are fixed here, by the server. */
export function newAttempt(paper: Paper, start: NewAttempt): Attempt {
  return {
    _id: start.id,
    studentId: start.studentId,
    examKind: paper.examKind,
    examId: paper.paperId,
    paperVersion: paper.version,
    courseId: paper.courseId,
    unitId: paper.unitId,
    title: paper.title,
    attemptNo: start.attemptNo,
    status: 'open',
    startedAt: new Date(start.now).toISOString(),
    deadlineAt: deadlineOf(paper, start.now),
    chosenSubjects: chooseSubjects(paper, start.subjects),
    choiceNo: 0,
    savedSeq: 0,
    answers: {},
    outcome: null,
  };
}
