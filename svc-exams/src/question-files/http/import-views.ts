import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import { messages } from '@pathshala/svc-exams-contract/messages';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
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

export function viewImport({ found, preview }: FoundImport, language: Language): QuestionImport {
  const { _id, errors, duplicates, converted, format, state, createdAt, rows, questions } = found;
  const { errorCount, duplicateCount, convertedCount, done, total } = found;
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
    preview: preview.map(({ line, draft, isDuplicate, isConverted }) => {
      const { question, explanation, points, subject, chapter, difficulty, tags } = draft;
      const options = draft.options.map(({ text, isCorrect }) => ({ text, isCorrect }));
      const facts = { points, subject, chapter, difficulty, tags: [...tags] };
      return { line, question, options, explanation, ...facts, isDuplicate, isConverted };
    }),
  };
}
