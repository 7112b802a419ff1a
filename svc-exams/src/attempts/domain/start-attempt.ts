import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isDeclared, type Declaration } from '@pathshala/rules/marking-scheme';
import { type Paper, schemeOfPaper } from '../../papers/index.ts';
import type { Attempt } from './attempt.ts';
import { chooseSubjects } from './chosen-subjects.ts';
import { deadlineOf, statedGrace } from './clock.ts';

interface NewAttempt {
  readonly id: string;
  readonly studentId: string;
  readonly isParticipant?: boolean | undefined;
  readonly attemptNo: number;
  readonly subjects: readonly string[];
  readonly device?: string | undefined;
  readonly declaration?: Declaration | undefined;
  readonly now: number;
  /** Milliseconds. */
  readonly grace: number;
}

/** Creates an attempt: the server fixes clock, paper version and choice of subjects here. */
export function newAttempt(paper: Paper, start: NewAttempt): Attempt {
  if (!isDeclared(schemeOfPaper(paper), start.declaration ?? null)) {
    throw new DomainError('invalid', 'exams.declaration-required', {
      fields: { declaration: 'exams.declaration-required' },
    });
  }
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
    ...statedGrace(start.grace),
    chosenSubjects: chooseSubjects(paper, start.subjects),
    choiceNo: 0,
    savedSeq: 0,
    answers: {},
    device: start.device ?? null,
    ...(start.isParticipant === true ? { isParticipant: true } : {}),
    ...(paper.isReview === true ? { isReview: true } : {}),
    ...(start.declaration === undefined ? {} : { declaration: start.declaration }),
    outcome: null,
  };
}
