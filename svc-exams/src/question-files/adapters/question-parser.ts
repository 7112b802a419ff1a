import { DomainError } from '@pathshala/contract-kit/domain-error';
import { parseInput } from '@pathshala/service-kit/http/parse-input';
import { bankQuestionInput } from '@pathshala/svc-exams-contract/question';
import type { z } from 'zod';
import type { QuestionDraft } from '../../question-bank/index.ts';
import { remarksOnFields, type FieldRemark } from '../domain/field-remarks.ts';

/** Validates and cleans a question of a file like the body of a request; returns the errors by field. */
export function parseQuestion(draft: QuestionDraft): QuestionDraft | readonly FieldRemark[] {
  try {
    return parseInput(bankQuestionInput, draft) as z.output<typeof bankQuestionInput>;
  } catch (error) {
    if (error instanceof DomainError) return remarksOnFields(error.detail.fields ?? {});
    throw error;
  }
}
