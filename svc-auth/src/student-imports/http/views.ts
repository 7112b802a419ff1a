import { formatMessage, type Language, type Messages } from '@pathshala/contract-kit/message';
import type { ImportedRow, StudentImport as ImportView } from '@pathshala/svc-auth-contract/http';
import { messages } from '@pathshala/svc-auth-contract/messages';
import type { ImportRow, RowProblem } from '../domain/import-row.ts';
import type { StudentImport } from '../ports.ts';

const texts: Messages = messages;

export function importView(found: StudentImport): ImportView {
  const { _id, state, edited, rows, known, refused, mended = 0, done, invited, skipped } = found;
  // A confirmation adds the corrected rows to the others.
  const ready = state === 'read' ? found.ready + mended : found.ready;
  return {
    importId: _id,
    state,
    createdAt: new Date(found.createdAt).toISOString(),
    createdBy: edited.by,
    expiresAt: new Date(found.expiresAt).toISOString(),
    rows,
    ready,
    known,
    refused,
    mended,
    done,
    invited,
    skipped,
  };
}

function textOf({ code, params }: RowProblem, language: Language): string {
  const text = texts[code];
  return text === undefined ? code : formatMessage(text, language, params);
}

export function rowView(row: ImportRow, language: Language): ImportedRow {
  const { line, name, username, email, mobile, language: own, outcome, problems } = row;
  const remark = problems.map((problem) => textOf(problem, language)).join(' · ');
  return { line, name, username, email, mobile, language: own, outcome, remark };
}
