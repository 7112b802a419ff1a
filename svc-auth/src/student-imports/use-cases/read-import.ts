import { setImmediate } from 'node:timers/promises';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { firstEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { type Accounts, type Language, telKeyOf, usernameKeyOf } from '../../accounts/index.ts';
import type { InvitationPorts } from '../../invitations/index.ts';
import { columnsOf } from '../domain/columns.ts';
import { createRowJudge, readRow, type ImportRow, type KnownPeople } from '../domain/import-row.ts';
import type { StudentImport, StudentImports, TableRow } from '../ports.ts';

export interface ReadImportDependencies {
  readonly imports: Pick<StudentImports, 'insert'>;
  readonly accounts: Pick<Accounts, 'findByKeys'>;
  readonly invitations: InvitationPorts['invitations'];
  /** The rows of a file; at most a few more than `maxRows`. */
  readonly readRows: (file: TableFile, maxRows: number) => Promise<readonly TableRow[]>;
  readonly maxRows: number;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface TableFile {
  readonly content: Uint8Array;
  /** The id of the account that uploads the file. */
  readonly caller: string | null;
}

interface ReadImportCommand {
  readonly content: Uint8Array;
  readonly editor: Editor;
  readonly language: Language;
}

const day = 24 * 60 * 60 * 1000;
/** People return to the report, and bulk enrolment uses it. */
const lifetimeMs = 7 * day;
/** After this many rows, other requests are processed. */
const stepSize = 500;

/** Reads a file and stores its people with their outcomes. Nobody is invited before the import is confirmed. */
export function readImport(deps: ReadImportDependencies) {
  return async ({ content, editor, language }: ReadImportCommand): Promise<StudentImport> => {
    const read = await readAll(deps, { content, caller: editor.id });
    const judge = createRowJudge(await knownPeople(deps, read));
    const rows = read.map(judge);
    const ready = rows.filter(({ outcome }) => outcome === 'ready');
    const leftOut = rows.filter(({ outcome }) => outcome !== 'ready');
    const createdAt = deps.now();
    const refused = leftOut.filter(({ outcome }) => outcome === 'refused').length;
    const found: StudentImport = {
      _id: deps.newId(),
      state: 'read',
      createdAt,
      expiresAt: createdAt + lifetimeMs,
      rows: rows.length,
      ready: ready.length,
      known: leftOut.length - refused,
      refused,
      startedAt: 0,
      language,
      done: 0,
      invited: 0,
      skipped: 0,
      leaseUntil: 0,
      ...firstEditMark(editor, new Date(createdAt).toISOString()),
    };
    await deps.imports.insert(found, { ready, 'left-out': leftOut });
    return found;
  };
}

/** The number of rows in which headings are searched: titles may stand above them. */
const headingRows = 10;

const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => cell.trim() === '');

function refused(code: string, params: Readonly<Record<string, number>> = {}): DomainError {
  return new DomainError('invalid', code, { params, fields: { file: code } });
}

async function readAll(
  { readRows, maxRows: max }: ReadImportDependencies,
  file: TableFile,
): Promise<ImportRow[]> {
  // Leaves room for as many empty rows, and for the headings.
  const table = await readRows(file, 2 * max + 1);
  const filled = table.filter((row) => !isEmpty(row));
  const heads = filled.slice(0, headingRows).map(({ cells }) => columnsOf(cells));
  const at = heads.findIndex((found) => found !== null);
  const columns = heads[at];
  if (!columns) throw refused('auth.import-headings');
  const body = filled.slice(at + 1);
  if (body.length === 0) throw refused('auth.import-empty');
  if (body.length > max) throw refused('auth.import-too-many', { max });
  const rows: ImportRow[] = [];
  for (const [at, { line, cells }] of body.entries()) {
    if (at % stepSize === 0) await setImmediate();
    rows.push(readRow(line, cells, columns));
  }
  return rows;
}

/** The accounts and invitations of the people in these rows. */
export async function knownPeople(
  deps: Pick<ReadImportDependencies, 'accounts' | 'invitations'>,
  rows: readonly ImportRow[],
): Promise<KnownPeople> {
  const accountEmails = new Set<string>();
  const usernames = new Set<string>();
  const invitedEmails = new Set<string>();
  const good = rows.filter(({ outcome }) => outcome === 'ready');
  for (let from = 0; from < good.length; from += stepSize) {
    const step = good.slice(from, from + stepSize);
    const emailKeys = step.map(({ emailKey }) => emailKey);
    const usernameKeys = step.flatMap(({ username }) => (username === '' ? [] : [usernameKeyOf(username)]));
    const mobiles = step.flatMap(({ email, mobile }) => (email === '' ? (mobileKeyOf(mobile) ?? []) : []));
    const [accounts, invitations] = await Promise.all([
      deps.accounts.findByKeys({ emailKeys, usernameKeys, mobiles }),
      deps.invitations.findByEmails(emailKeys),
    ]);
    for (const { emailKey, usernameKey, mobile } of accounts) {
      accountEmails.add(emailKey).add(`user:${usernameKey}`);
      if (mobile !== undefined) accountEmails.add(telKeyOf(mobile));
      usernames.add(usernameKey);
    }
    for (const { emailKey } of invitations) invitedEmails.add(emailKey);
  }
  return { accountEmails, usernames, invitedEmails };
}
