import { createHash } from 'node:crypto';
import type {
  MarkingDesk,
  MarkingItem,
  MarkingState,
  WrittenPages,
} from '@pathshala/svc-exams-contract/written';
import { toWrittenPage } from '../../attempts/http/index.ts';
import type { Attempt, SubmittedAttempt } from '../../attempts/index.ts';
import { criteriaOf, revisionOf } from '../domain/marking.ts';
import { pagesOf } from '../domain/pages.ts';
import type { WrittenResult } from '../ports.ts';
import type { DescribedAnswer } from '../use-cases/describe-answer.ts';
import { pagesRevOf } from '../use-cases/arrange-pages.ts';

export function viewPages(attempt: Pick<Attempt, '_id' | 'written'>): WrittenPages {
  const pages = pagesOf(attempt).map((page) => toWrittenPage(attempt._id, page));
  return { pages, rev: pagesRevOf(attempt) };
}

/** Six letters and digits of a hash: the student has another code in each exam. */
function codeOf(resultId: string): string {
  return createHash('sha256').update(`code ${resultId}`).digest('hex').slice(0, 6).toUpperCase();
}

function viewAnswer({ _id, studentId, examId, examKind, title, outcome }: WrittenResult, isBlind: boolean) {
  return {
    resultId: _id,
    code: codeOf(_id),
    studentId: isBlind ? null : studentId,
    examId,
    examKind,
    title,
    submittedAt: outcome.submittedAt,
    totalMarks: outcome.totalMarks,
  };
}

export function viewItem(answer: WrittenResult, isBlind: boolean): MarkingItem {
  const { marking, score } = answer.outcome;
  const state: MarkingState = marking === undefined ? 'unmarked' : 'marked';
  return {
    ...viewAnswer(answer, isBlind),
    state,
    score: marking === undefined ? null : score,
    markedAt: marking?.markedAt ?? null,
  };
}

function viewMarking(attempt: SubmittedAttempt): MarkingDesk['marking'] {
  const { marking, score } = attempt.outcome;
  if (marking === undefined) return null;
  const { criteria, annotations, comment, rev: version, markedAt, reason } = marking;
  return {
    score,
    criteria: criteria.map((criterion) => ({ ...criterion })),
    comment,
    annotations: annotations.map((annotation) => ({ ...annotation })),
    version,
    markedAt,
    reason,
  };
}

/** The latest marking as the last edit, and the earlier ones. */
function viewEdits({ attempt, names }: DescribedAnswer) {
  const { marking } = attempt.outcome;
  const nameOf = (userId: string) => names.get(userId) ?? null;
  const history = (marking?.history ?? []).map(({ rev: version, markedBy, ...past }) => ({
    ...past,
    version,
    markedBy: nameOf(markedBy),
  }));
  const changed =
    marking === undefined
      ? { changedAt: null, changedBy: null }
      : { changedAt: marking.markedAt, changedBy: nameOf(marking.markedBy) };
  return { history, rev: revisionOf(marking), ...changed };
}

const noTask = { questionText: '', answerGuidelines: '', handwrittenPdf: '', downloadablePdf: '' };

export function viewDesk(described: DescribedAnswer, isBlind: boolean): MarkingDesk {
  const { attempt, paper, nextResultId, unmarkedLeft } = described;
  const { questionText, answerGuidelines, handwrittenPdf, downloadablePdf } = paper.written ?? noTask;
  return {
    ...viewAnswer(attempt, isBlind),
    question: { questionText, answerGuidelines, handwrittenPdf, downloadablePdf },
    criteria: criteriaOf(paper).map(({ name, maxMarks }) => ({ name, maxMarks })),
    text: attempt.written?.text ?? '',
    pages: viewPages(attempt).pages,
    marking: viewMarking(attempt),
    nextResultId,
    unmarkedLeft,
    ...viewEdits(described),
  };
}
