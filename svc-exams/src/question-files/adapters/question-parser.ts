import { DomainError } from '@pathshala/contract-kit/domain-error';
import { parseInput } from '@pathshala/service-kit/http/parse-input';
import { bankQuestionInput } from '@pathshala/svc-exams-contract/question';
import type { z } from 'zod';
import type { QuestionDraft } from '../../question-bank/ports.ts';

/** Checks and cleans a question of a file as if it were the body of a request; null for one that the form refuses. */
export function parseQuestion(draft: QuestionDraft): QuestionDraft | null {
  try {
    return parseInput(bankQuestionInput, draft) as z.output<typeof bankQuestionInput>;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
