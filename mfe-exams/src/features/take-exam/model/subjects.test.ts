import { describe, expect, it } from 'vitest';
import { storedSheetOf, restoredSheet } from './stored-sheet.ts';
import { reduceSheet } from './reduce-sheet.ts';
import { type Sheet, type SheetEvent, sheetOf } from './sheet.ts';

const server = (...subjects: string[]) => ({ answers: [], marked: [], savedSeq: 0, subjects });
const after = (sheet: Sheet, ...events: SheetEvent[]): Sheet => events.reduce(reduceSheet, sheet);
const chosen = (...subjects: string[]): SheetEvent => ({ type: 'subjects-chosen', subjects });
const sent: SheetEvent = { type: 'subjects-sent' };
const acknowledged = (sheet: Sheet, no: number, ...subjects: string[]) =>
  after(sheet, { type: 'subjects-acknowledged', subjects, no });
const stored = (sheet: Sheet) => storedSheetOf(sheet, { at: 1, current: null, isSubmitting: false });

describe('a choice of subjects on its way', () => {
  it('is acknowledged by its own acknowledgement alone', () => {
    const first = after(sheetOf(server('A')), chosen('B'), sent);
    const second = after(first, chosen('C'));
    const older = acknowledged(second, first.subjectsChange?.no ?? 0, 'B');
    expect(older).toMatchObject({ subjects: ['C'], subjectsChange: { ours: [['B']] } });
    const newest = acknowledged(after(older, sent), older.subjectsChange?.no ?? 0, 'C');
    expect(newest).toMatchObject({ subjects: ['C'], subjectsChange: null });
  });

  it('needs no call when it is taken back before it went, and one when it may have arrived', () => {
    const sheet = sheetOf(server('A'));
    expect(after(sheet, chosen('B'), chosen('A')).subjectsChange).toBeNull();
    expect(after(sheet, chosen('B'), sent, chosen('A')).subjectsChange).not.toBeNull();
  });

  it('stays on the screen when another device’s answers come in', () => {
    const sheet = after(sheetOf(server('A')), chosen('B'), { type: 'merged', from: server('C') });
    expect(sheet).toMatchObject({ subjects: ['B'], subjectsChange: { ours: [['A'], ['C']] } });
    expect(after(sheetOf(server('A')), { type: 'merged', from: server('C') }).subjects).toEqual(['C']);
  });

  it('goes back to what the server has when it is refused', () => {
    const sheet = after(sheetOf(server('A')), chosen('B'), sent, { type: 'subjects-refused' });
    expect(sheet).toMatchObject({ subjects: ['A'], subjectsChange: null });
  });
});

describe('a choice of subjects that was kept', () => {
  const waiting = after(sheetOf(server('A')), chosen('B'), sent, chosen('C'));

  it.each([
    ['nothing had arrived', ['A']],
    ['the first of two had arrived', ['B']],
  ])('is sent after a reload when %s', (_name, onServer) => {
    const sheet = restoredSheet(server(...onServer), [stored(waiting)]);
    expect(sheet.subjects).toEqual(['C']);
    expect(sheet.subjectsChange).not.toBeNull();
  });

  it('is dropped where somebody else has chosen since', () => {
    const sheet = restoredSheet(server('D'), [stored(waiting)]);
    expect(sheet).toMatchObject({ subjects: ['D'], subjectsChange: null });
  });

  it('is the same choice in whatever order its subjects were ticked', () => {
    const sheet = after(sheetOf(server('A', 'B')), chosen('B', 'A'));
    expect(sheet.subjectsChange).toBeNull();
  });
});
