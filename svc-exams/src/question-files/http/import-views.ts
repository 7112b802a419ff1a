import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import { messages } from '@pathshala/svc-exams-contract/messages';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import type { QuestionDraft } from '../../question-bank/ports.ts';
import type { FileError } from '../domain/file-question.ts';
import type { ImportDuplicate } from '../ports.ts';
import type { FoundImport } from '../use-cases/confirm-import.ts';

const texts: Messages = messages;

function remark({ line, code, params }: FileError, language: Language) {
  const text = texts[code];
  return { line, message: text === undefined ? code : formatMessage(text, language, params) };
}

function duplicateRemark({ line, questionId, ofLine }: ImportDuplicate, language: Language) {
  const error =
    ofLine === null
      ? { line, code: 'exams.question-import.line.inBank' }
      : { line, code: 'exams.question-import.line.repeated', params: { other: ofLine } };
  return { ...remark(error, language), questionId };
}

function textsOf({ question, options, explanation, subject, chapter }: QuestionDraft) {
  const shown = options.map(({ text, isCorrect }) => ({ text, isCorrect }));
  return { question, options: shown, explanation, subject, chapter };
}

export function viewImport({ found, preview }: FoundImport, language: Language): QuestionImport {
  const { _id, errors, duplicates, converted, format, state, createdAt, rows, questions } = found;
  const { errorCount, duplicateCount, convertedCount, done, total, unsure = [], unsureCount = 0 } = found;
  return {
    importId: _id,
    format,
    state,
    createdAt,
    rows,
    questions,
    errorCount,
    duplicateCount,
    convertedCount,
    done,
    total,
    errors: errors.map((error) => remark(error, language)),
    duplicates: duplicates.map((duplicate) => duplicateRemark(duplicate, language)),
    converted: [...converted],
    unsure: [...unsure],
    unsureCount,
    preview: preview.map(({ line, draft, isDuplicate, isConverted, other }) => {
      const { points, difficulty, tags } = draft;
      const facts = { points, difficulty, tags: [...tags] };
      const otherReading = other ? textsOf(other.draft) : null;
      return { line, ...textsOf(draft), ...facts, isDuplicate, isConverted, otherReading };
    }),
  };
}
