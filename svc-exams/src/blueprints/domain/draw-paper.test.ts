import { array, assert, integer, property, record, string, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPaper, type DrawRow } from './draw-paper.ts';

const candidate = (_id: string, chapter = 'Motion', duplicateKey = `text of ${_id}`) => ({
  _id,
  subject: 'Physics',
  chapter,
  duplicateKey,
});

const row = (_id: string, count: number, ids: readonly string[]): DrawRow => ({
  _id,
  count,
  candidates: ids.map((id) => candidate(id)),
  retained: [],
});

const keeping = (wanted: DrawRow, retained: readonly string[]): DrawRow => ({
  ...wanted,
  retained: retained.map((id) => candidate(id)),
});

const nothing: ReadonlySet<string> = new Set();
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

describe('drawing a paper by the rows of a blueprint', () => {
  it('draws the same for the same seed, in whatever order the bank is read, and another for another seed [BLU-01]', () => {
    const ids = numbered('q', 60);
    const draw = (seed: string, read = ids) => drawPaper([row('r', 10, read)], { seed, avoid: nothing });
    expect(draw('one')).toEqual(draw('one', ids.toReversed()));
    expect(draw('one')).not.toEqual(draw('two'));
    expect(draw('one')[0]?.questionIds).toHaveLength(10);
  });

  it('draws no text twice, nor one that is in the exam already, and says which row lacks how many [BLU-01]', () => {
    const copies = [candidate('a', 'Motion', 'same'), candidate('b', 'Motion', 'same'), candidate('c')];
    const rows = [{ _id: 'r', count: 3, retained: [], candidates: copies }];
    expect(drawPaper(rows, { seed: '', avoid: nothing })[0]).toMatchObject({ missing: 1 });
    expect(drawPaper(rows, { seed: '', avoid: new Set(['same']) })).toEqual([
      { rowId: 'r', questionIds: ['c'], missing: 2 },
    ]);
  });

  it('divides what rows share so that as few questions as possible are missing [BLU-01]', () => {
    const shared = numbered('q', 4);
    const rows = [row('any', 2, shared), row('hard', 2, ['q0', 'q1']), row('tagged', 1, ['q2', 'q0'])];
    const drawn = drawPaper(rows, { seed: 's', avoid: nothing });
    expect(drawn.map(({ missing }) => missing).reduce((sum, one) => sum + one)).toBe(1);
    const ids = drawn.flatMap(({ questionIds }) => questionIds);
    expect(new Set(ids).size).toBe(4);
    const enough = drawPaper([...rows.slice(1), row('any', 1, shared)].toReversed(), {
      seed: 's',
      avoid: nothing,
    });
    expect(enough.every(({ missing }) => missing === 0)).toBe(true);
  });

  it('spreads a row over its chapters', () => {
    const candidates = [...numbered('a', 30), ...numbered('b', 3)].map((id) =>
      candidate(id, id.startsWith('a') ? 'Motion' : 'Force'),
    );
    const [drawn] = drawPaper([{ _id: 'r', count: 6, retained: [], candidates }], {
      seed: '',
      avoid: nothing,
    });
    expect(drawn?.questionIds.filter((id) => id.startsWith('b'))).toHaveLength(3);
  });

  it('keeps what is retained, and another question takes the place of one that is swapped [BLU-02]', () => {
    const ids = numbered('q', 20);
    const [first] = drawPaper([row('r', 5, ids)], { seed: 's', avoid: nothing });
    const [out = '', ...retained] = first?.questionIds ?? [];
    const avoid = new Set([candidate(out).duplicateKey]);
    const [second] = drawPaper([keeping(row('r', 5, ids), retained)], { seed: 's', avoid });
    expect(second?.questionIds.slice(0, 4)).toEqual(retained);
    expect(second?.questionIds[4]).not.toBe(out);
    expect(new Set(second?.questionIds).size).toBe(5);
    // A row with more retained than it wants draws nothing, and lacks nothing.
    const [more] = drawPaper([keeping(row('r', 2, ids), ids.slice(0, 3))], { seed: 's', avoid });
    expect(more).toEqual({ rowId: 'r', questionIds: ids.slice(0, 3), missing: 0 });
  });

  it('fills every row for which the bank has enough, whatever the rows share [BLU-01]', () => {
    const pool = numbered('q', 12);
    const rowsOf = array(record({ count: integer({ min: 0, max: 4 }), ids: subarray(pool) }), {
      minLength: 1,
      maxLength: 4,
    });
    assert(
      property(rowsOf, string(), (wishes, seed) => {
        const rows = wishes.map(({ count, ids }, at) => row(`r${at}`, count, ids));
        const drawn = drawPaper(rows, { seed, avoid: nothing });
        const ids = drawn.flatMap(({ questionIds }) => questionIds);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [at, { questionIds, missing }] of drawn.entries()) {
          expect(questionIds.length + missing).toBe(rows[at]?.count);
          expect(questionIds.every((id) => wishes[at]?.ids.includes(id))).toBe(true);
        }
        expect(ids.length).toBe(maximumOf(wishes));
      }),
    );
  });
});

/** By Hall: the most that can be drawn is, over all sets of rows, the least of their candidates and the counts of the others. */
function maximumOf(rows: readonly { readonly count: number; readonly ids: readonly string[] }[]): number {
  const cuts = Array.from({ length: 2 ** rows.length }, (_, chosen) => {
    const isChosen = (at: number) => Math.floor(chosen / 2 ** at) % 2 === 1;
    const ids = new Set(rows.flatMap(({ ids: own }, at) => (isChosen(at) ? own : [])));
    return ids.size + rows.reduce((sum, { count }, at) => sum + (isChosen(at) ? 0 : count), 0);
  });
  return Math.min(...cuts);
}
