import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import { common } from '@pathshala/contract-kit/common-messages';
import { messages } from '@pathshala/svc-exams-contract/messages';
import type { FailedQuestion, QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import type { QuestionDraft } from '../../question-bank/index.ts';
import type { FileError, FileRemark } from '../domain/file-question.ts';
import type { FailedRow, ImportDuplicate, ImportRow } from '../ports.ts';
import type { FoundImport } from '../use-cases/confirm-import.ts';

const texts: Messages = { ...common, ...messages };

function textOf({ code, params }: FileRemark, language: Language): string {
  const text = texts[code];
  return text === undefined ? code : formatMessage(text, language, params);
}

const optionLetters = { en: 'ABCDEFGH', bn: 'কখগঘঙচছজ' } as const;

/** The name of a field of a question, such as `options.1.text`. */
function nameOfField(field: string, language: Language): string {
  const [name = '', index] = field.split('.');
  const letter =
    index === undefined ? '' : (optionLetters[language][Number(index)] ?? String(Number(index) + 1));
  return textOf({ code: `exams.question-import.field.${name}`, params: { letter } }, language);
}

function messageOf(error: FileError, language: Language): string {
  const message = textOf(error, language);
  return error.field === undefined ? message : `${nameOfField(error.field, language)}: ${message}`;
}

const remark = (error: FileError, language: Language) => ({
  line: error.line,
  message: messageOf(error, language),
});

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

function viewRow(row: ImportRow, language: Language): QuestionImport['preview'][number] {
  const { line, draft, isDuplicate, isConverted, other, remarks = [] } = row;
  const { points, difficulty, tags } = draft;
  return {
    line,
    ...textsOf(draft),
    points,
    difficulty,
    tags: [...tags],
    isDuplicate,
    isConverted,
    otherReading: other ? textsOf(other.draft) : null,
    remarks: remarks.map((one) => textOf(one, language)),
  };
}

export function viewImport({ found, preview }: FoundImport, language: Language): QuestionImport {
  const { _id, errors, duplicates, converted, format, state, createdAt, rows, sheets } = found;
  const { mended = 0, mendedDuplicates = 0, remarks = [], remarkCount = 0 } = found;
  const { errorCount, convertedCount, done, total, unsure = [], unsureCount = 0 } = found;
  return {
    importId: _id,
    format,
    state,
    createdAt,
    rows,
    questions: found.questions + mended,
    mended,
    errorCount,
    duplicateCount: found.duplicateCount + mendedDuplicates,
    convertedCount,
    remarkCount,
    done,
    total,
    errors: errors.map((error) => remark(error, language)),
    duplicates: duplicates.map((duplicate) => duplicateRemark(duplicate, language)),
    converted: [...converted],
    unsure: [...unsure],
    unsureCount,
    remarks: remarks.map((one) => remark(one, language)),
    sheets: sheets ? { names: [...sheets.names], read: sheets.read } : null,
    preview: preview.map((row) => viewRow(row, language)),
  };
}

export function viewFailed({ line, errors, source, row }: FailedRow, language: Language): FailedQuestion {
  return {
    line,
    errors: errors.map((error) =>
      // A line within the question is named; its first line stands above it.
      error.line === line
        ? messageOf(error, language)
        : textOf(
            {
              code: 'exams.question-import.line-of-text',
              params: { line: error.line, message: messageOf(error, language) },
            },
            language,
          ),
    ),
    fields: source.fields.map(({ name, text }) => ({ name, text })),
    question: row && viewRow(row, language),
  };
}
