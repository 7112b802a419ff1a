import { asciiDigits } from '@pathshala/rules/digits';

interface StatementRow {
  readonly transactionId: string;
  readonly amountPaisa: number;
  /** `2026-01-31`; empty where the line has no date that can be read. */
  readonly day: string;
}

export interface ReadStatement {
  readonly rows: readonly StatementRow[];
  /** Numbers of lines without a transaction or an amount. */
  readonly unread: readonly number[];
}

const headings = {
  transactionId: [
    'transaction id',
    'transactionid',
    'trxid',
    'trx id',
    'txnid',
    'reference',
    'ট্রানজেকশন আইডি',
  ],
  amount: ['amount', 'transaction amount', 'credit', 'amount (bdt)', 'পরিমাণ', 'টাকা'],
  day: ['date', 'transaction date', 'date time', 'time', 'initiation time', 'তারিখ'],
} as const;

/** The cells of each line, by RFC 4180: commas, semicolons or tabs; quotes around a cell with any of them. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const [firstLine = ''] = text.split(/\r?\n/u, 1);
  const separator = [',', ';', '\t'].find((one) => firstLine.includes(one)) ?? ',';
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = (): void => {
    lines.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (const sign of text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) end();
    else if (sign === '\n') {
      end();
      lines.push([]);
    } else cell += sign;
  }
  end();
  return lines.filter((cells) => cells.some((one) => one !== ''));
}

/** `1,200.50`, `৳ ১২০০` → paisa, exact; null for what is no positive amount. */
export function paisaOfCell(cell: string): number | null {
  const bare = asciiDigits(cell)
    .replaceAll(/[৳,\s]|bdt|tk\.?/giu, '')
    .replace(/^\+/u, '');
  const match = /^(\d{1,7})(?:\.(\d{1,2})0*)?$/u.exec(bare);
  if (match === null) return null;
  const paisa = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return paisa > 0 ? paisa : null;
}

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00Z`));

/** `2026-01-31 10:20`, `31/01/2026`, `31-01-2026` → `2026-01-31`. */
export function dayOfCell(cell: string): string {
  const text = asciiDigits(cell);
  const [, year, month, date] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/u.exec(text) ?? [];
  const [, otherDate, otherMonth, otherYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/u.exec(text) ?? [];
  const parts = [year ?? otherYear, month ?? otherMonth, date ?? otherDate];
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  return /^\d{4}-\d{2}-\d{2}$/u.test(day) && isDay(day) ? day : '';
}

/** null: no line names the columns of transaction and amount. */
export function readStatement(text: string): ReadStatement | null {
  const lines = cellsOf(text);
  const at = lines.findIndex(
    (cells) => placeOf(cells, 'transactionId') >= 0 && placeOf(cells, 'amount') >= 0,
  );
  const head = lines[at];
  if (head === undefined) return null;
  const places = {
    transactionId: placeOf(head, 'transactionId'),
    amount: placeOf(head, 'amount'),
    day: placeOf(head, 'day'),
  };
  const rows: StatementRow[] = [];
  const unread: number[] = [];
  for (const [index, cells] of lines.slice(at + 1).entries()) {
    const transactionId = (cells[places.transactionId] ?? '').replace(/^'/u, '');
    const amountPaisa = paisaOfCell(cells[places.amount] ?? '');
    if (transactionId === '' || transactionId.length > 60 || amountPaisa === null)
      unread.push(at + index + 2);
    else rows.push({ transactionId, amountPaisa, day: dayOfCell(cells[places.day] ?? '') });
  }
  return { rows, unread };
}

function placeOf(cells: readonly string[], name: keyof typeof headings): number {
  const known: readonly string[] = headings[name];
  return cells.findIndex((cell) => known.includes(cell.toLowerCase()));
}
