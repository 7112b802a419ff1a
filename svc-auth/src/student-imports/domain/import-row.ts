import { asciiDigits } from '@pathshala/rules/digits';
import { cleanUsername } from '@pathshala/rules/account';
import { cleanEmail } from '@pathshala/rules/email';
import { localMobileOf, mobileKeyOf } from '@pathshala/rules/mobile';
import { restoredCell } from '@pathshala/rules/sheet-cells';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { MessageParams } from '@pathshala/contract-kit/message';
import {
  contactKeyOf,
  type Language,
  requireEmail,
  requireName,
  requireUsername,
  usernameKeyOf,
} from '../../accounts/index.ts';
import type { Columns } from './columns.ts';

/** An error in a row, or why it is left out. */
export interface RowProblem {
  readonly code: string;
  readonly params?: MessageParams;
}

/** One person of a file. */
export interface ImportRow {
  readonly line: number;
  readonly name: string;
  /** Empty: the person chooses one. */
  readonly username: string;
  /** Empty for a person without an address. */
  readonly email: string;
  /** `contactKeyOf`. */
  readonly emailKey: string;
  readonly mobile: string;
  readonly language: Language | '';
  readonly outcome: 'ready' | 'invited' | 'exists' | 'pending' | 'refused';
  readonly problems: readonly RowProblem[];
}

/** The number of characters of a cell that are stored for a row with errors. */
const shownLength = 40;

const shorten = (text: string): string => {
  const characters = Array.from(text.slice(0, 4 * shownLength));
  return characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : text;
};

const languages: Readonly<Record<string, Language | ''>> = {
  '': '',
  bn: 'bn',
  bangla: 'bn',
  bengali: 'bn',
  বাংলা: 'bn',
  en: 'en',
  english: 'en',
  ইংরেজি: 'en',
};

function problemOf(check: () => unknown): RowProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { params = {} } = error.detail;
    return [{ code: error.code, params }];
  }
}

/** The number as people dial it; a text that is no number stays. */
function oneSpelling(mobile: string): string {
  const key = mobileKeyOf(mobile);
  return key === null ? mobile : localMobileOf(key);
}

function contactProblems({ email, mobile, username }: Pick<ImportRow, 'email' | 'mobile' | 'username'>) {
  const hasNone = email === '' && mobile === '' && username === '';
  return [
    ...(email === '' ? [] : problemOf(() => requireEmail(email))),
    ...(hasNone ? [{ code: 'auth.import-row-contact' }] : []),
    ...(mobile !== '' && mobileKeyOf(mobile) === null ? [{ code: 'auth.import-row-mobile' }] : []),
  ];
}

/** Checks one line by itself, by the rules of a sign-up. */
export function readRow(line: number, cells: readonly string[], columns: Columns): ImportRow {
  const cell = (column: keyof Columns): string => restoredCell(cells[columns[column]]?.trim() ?? '');
  const [name, username, email] = [cell('name'), cleanUsername(cell('username')), cleanEmail(cell('email'))];
  const mobile = oneSpelling(asciiDigits(cell('mobile')));
  const language = languages[cell('language').toLowerCase()];
  const problems = [
    ...problemOf(() => requireName(name)),
    ...(username === '' ? [] : problemOf(() => requireUsername(username))),
    ...contactProblems({ email, mobile, username }),
    ...(language === undefined ? [{ code: 'auth.import-row-language' }] : []),
  ];
  const isGood = problems.length === 0;
  return {
    line,
    name: isGood ? requireName(name) : shorten(name),
    username: shorten(username),
    email: shorten(email),
    emailKey: isGood ? contactKeyOf({ email, mobile, username }) : '',
    mobile: shorten(mobile),
    language: language ?? '',
    outcome: isGood ? 'ready' : 'refused',
    problems,
  };
}

/** The accounts and invitations of the people in the file, by `contactKeyOf`. */
export interface KnownPeople {
  readonly accountEmails: ReadonlySet<string>;
  readonly usernames: ReadonlySet<string>;
  readonly invitedEmails: ReadonlySet<string>;
}

const without = (row: ImportRow, outcome: ImportRow['outcome'], problem: RowProblem): ImportRow => ({
  ...row,
  outcome,
  problems: [problem],
});

/** Why a row is left out, in words about what the person is invited by. */
function codesOf({ email, mobile }: ImportRow) {
  if (email !== '') {
    const [exists, pending] = ['auth.import-row-exists', 'auth.import-row-pending'];
    return { exists, pending, repeated: 'auth.import-row-repeated' };
  }
  const repeated = mobile === '' ? 'auth.import-row-username-repeated' : 'auth.import-row-mobile-repeated';
  return { exists: 'auth.import-row-known', pending: 'auth.import-row-asked', repeated };
}

/** Rows in the order of the file: only the first row with an address, number or username counts. */
export function createRowJudge(known: KnownPeople): (row: ImportRow) => ImportRow {
  const emails = new Map<string, number>();
  const usernames = new Map<string, number>();
  return (row) => {
    if (row.outcome !== 'ready') return row;
    const { emailKey, line } = row;
    const usernameKey = row.username === '' ? '' : usernameKeyOf(row.username);
    const codes = codesOf(row);
    const sameEmail = emails.get(emailKey);
    if (sameEmail !== undefined) {
      return without(row, 'refused', { code: codes.repeated, params: { line: sameEmail } });
    }
    emails.set(emailKey, line);
    if (known.accountEmails.has(emailKey)) return without(row, 'exists', { code: codes.exists });
    if (known.invitedEmails.has(emailKey)) return without(row, 'pending', { code: codes.pending });
    if (usernameKey === '') return row;
    const sameName = usernames.get(usernameKey);
    if (sameName !== undefined) {
      const code = 'auth.import-row-username-repeated';
      return without(row, 'refused', { code, params: { line: sameName } });
    }
    usernames.set(usernameKey, line);
    return known.usernames.has(usernameKey) ? without(row, 'refused', { code: 'auth.username-taken' }) : row;
  };
}
