import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfTags, taggedTests } from './proofs.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Row {
  readonly id: string;
  readonly state: string;
  readonly proof: string;
}

/** The rows of specification.md, area by area; NEW: capabilities beyond them. */
const numbersOf: Readonly<Record<string, readonly number[]>> = {
  NAV: span(7),
  AUTH: span(10),
  STU: span(5),
  CAT: span(12),
  EXM: span(20),
  CMP: span(6),
  ADM: [...span(8), 20, 30],
  EVT: span(5),
  CHS: span(2),
  NEW: span(11),
  BAT: span(7),
  GRD: span(4),
  FEE: span(8),
  BLU: span(3),
  OPN: span(5),
  PAY: span(6),
  CLS: span(5),
  PHN: span(7),
  BAK: span(11),
  STB: span(11),
  NOT: span(9),
  OPS: span(7),
  HOK: span(3),
  KEY: span(3),
  SCH: span(1),
  MSG: span(9),
  STP: span(5),
  REP: span(5),
  UPG: span(5),
};

function span(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function readRows(): Row[] {
  const text = readFileSync(path.join(root, 'infra/docs/conformance.md'), 'utf8');
  return [...text.matchAll(/^\| ([A-Z]{3,4}-\d\d) \| [^|]* \| ([^|]*) \| (.*) \|$/gm)].map(
    ([, id, state, proof]) => ({
      id: id ?? '',
      state: (state ?? '').trim(),
      proof: (proof ?? '').trim(),
    }),
  );
}

describe('the conformance table', () => {
  const rows = readRows();

  it('has one line for every row of the requirements and no other', () => {
    const expected = Object.entries(numbersOf).flatMap(([area, numbers]) =>
      numbers.map((number) => `${area}-${String(number).padStart(2, '0')}`),
    );
    expect(rows.map((row) => row.id)).toEqual(expected);
  });

  it('marks every row as proven or open, and an open one with what is missing', () => {
    const unclear = rows.filter(({ state, proof }) => !['proven', 'open'].includes(state) || proof === '');
    expect(unclear).toEqual([]);
  });

  it('names for every proven row the files and number of the tests that have its id in their titles', () => {
    const proven = rows.filter((row) => row.state === 'proven');
    expect(faultsOfTags(proven, taggedTests())).toEqual([]);
  });
});

describe('the check of the conformance table', () => {
  const tagged = new Map([
    ['NAV-01', new Map([['a.test.ts', 2]])],
    ['NAV-09', new Map([['b.test.ts', 1]])],
  ]);

  it('finds a number that differs, a file without the id, and an id without a proven row', () => {
    const rows = [
      { id: 'NAV-01', proof: '`a.test.ts`' },
      { id: 'NAV-02', proof: '`a.test.ts` (2)<br>`c.test.ts`' },
    ];
    expect(faultsOfTags(rows, tagged)).toEqual([
      'NAV-01: a.test.ts has 2 tests, the table says 1',
      'NAV-02: a.test.ts has 0 tests, the table says 2',
      'NAV-02: c.test.ts has 0 tests, the table says 1',
      'NAV-09: b.test.ts has 1 tests, the table says 0',
    ]);
  });

  it('accepts a table that agrees with the titles', () => {
    const rows = [
      { id: 'NAV-01', proof: '`a.test.ts` (2)' },
      { id: 'NAV-09', proof: '`b.test.ts`' },
    ];
    expect(faultsOfTags(rows, tagged)).toEqual([]);
  });
});
