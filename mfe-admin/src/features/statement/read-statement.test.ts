import { describe, expect, it } from 'vitest';
import { cellsOf, dayOfCell, paisaOfCell, readStatement } from './read-statement.ts';

describe('a statement of a provider', () => {
  it('is read by the names of its columns, wherever they are', () => {
    const text = '\uFEFFMerchant,0171\r\nDate,Trx ID,"Amount"\r\n31/01/2026 10:20,8N7A6B5C,"1,200.50"\r\n';
    expect(readStatement(text)).toEqual({
      rows: [{ transactionId: '8N7A6B5C', amountPaisa: 120_050, day: '2026-01-31' }],
      unread: [],
    });
  });

  it('names the lines that it cannot read', () => {
    const text = 'Transaction ID;Amount\nA1;10\n;10\nB2;-5\nC3;ten';
    expect(readStatement(text)).toEqual({
      rows: [{ transactionId: 'A1', amountPaisa: 1000, day: '' }],
      unread: [3, 4, 5],
    });
  });

  it('is refused without the columns', () => {
    expect(readStatement('a,b\n1,2')).toBeNull();
  });

  it.each([
    ['1200', 120_000],
    ['৳ ১,২০০.৫', 120_050],
    ['0.10', 10],
    ['1.005', null],
    ['0', null],
    ['-5', null],
  ])('reads the amount %s', (cell, paisa) => {
    expect(paisaOfCell(cell)).toBe(paisa);
  });

  it.each([
    ['2026-01-31 10:20:11', '2026-01-31'],
    ['1/2/2026', '2026-02-01'],
    ['31-13-2026', ''],
    ['yesterday', ''],
  ])('reads the date %s', (cell, day) => {
    expect(dayOfCell(cell)).toBe(day);
  });

  it('reads tabs and quoted separators', () => {
    expect(cellsOf('a\t"b\tc"\n\n"d"')).toEqual([['a', 'b\tc'], ['d']]);
  });
});
