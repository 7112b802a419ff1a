import { editedView } from '@pathshala/contract-kit/edited';
import type * as contract from '@pathshala/svc-exams-contract/question';
import type { z } from 'zod';
import { measuredDifficulty, measureOf } from '../domain/measured-difficulty.ts';
import { contentOf, type BankQuestion, type QuestionDraft } from '../domain/question.ts';
import type { ExamUse } from '../ports.ts';
import type { ComparedVersion } from '../use-cases/read-questions.ts';

/** The fields of the form, without those that a GET adds. */
export function draftOf(body: z.output<typeof contract.bankQuestionInput>): QuestionDraft {
  const { question, options, explanation, points, subject, chapter, difficulty, tags, source } = body;
  const texts = { question, options, explanation };
  return { ...texts, points, subject, chapter, difficulty, tags, source, forPractice: body.forPractice };
}

export function viewQuestion(stored: BankQuestion): contract.BankQuestion {
  const { _id, version, createdAt, useCount, edited } = stored;
  const { options, tags, ...content } = contentOf(stored);
  const measured = measureOf(stored.measures);
  return {
    _id,
    ...content,
    options: [...options],
    tags: [...tags],
    version,
    createdAt,
    uses: useCount,
    measured: measured && { ...measured, difficulty: measuredDifficulty(measured) },
    ...editedView(edited),
  };
}

export function viewVersion(stored: ComparedVersion): contract.QuestionVersions['items'][number] {
  const { options, tags, ...content } = contentOf(stored);
  const { changedAt, changedBy } = editedView(stored.edited);
  const { version, changed } = stored;
  return {
    version,
    ...content,
    options: [...options],
    tags: [...tags],
    changedAt,
    changedBy,
    changed: [...changed],
  };
}

export function viewUsage(exams: readonly ExamUse[]): contract.QuestionUsage {
  return {
    exams: exams.toSorted((one, other) => (other.usedAt ?? '').localeCompare(one.usedAt ?? '')).map(viewUse),
  };
}

export function viewUse({ examId, title, examKind, usedAt }: ExamUse): contract.QuestionUse {
  return { examId, title, examKind: examKind ?? null, usedAt: usedAt ?? null };
}
