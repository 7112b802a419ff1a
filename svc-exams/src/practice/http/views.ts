import type { ArchivedPaper, CheckedAnswer, PracticePaper } from '@pathshala/svc-exams-contract/practice';
import { type PaperHead, rightOptionsOf } from '../../papers/index.ts';
import type { Checked } from '../use-cases/check-answer.ts';
import type { MadePractice } from '../use-cases/publish-practice.ts';

export function toPracticePaper(made: MadePractice): PracticePaper {
  return { ...made, examKind: 'practice' };
}

export function toCheckedAnswer({ question, selectedOptions, isCorrect, card }: Checked): CheckedAnswer {
  return {
    questionId: question._id,
    selectedOptions: [...selectedOptions],
    isCorrect,
    correct: [...rightOptionsOf(question)],
    explanation: question.explanation,
    card,
  };
}

export function toArchivedPaper(head: PaperHead): ArchivedPaper {
  const { paperId, examKind, title, totalMarks, timeLimit, window } = head;
  return { paperId, examKind, title, totalMarks, timeLimit, closedAt: window?.closesAt ?? null };
}
