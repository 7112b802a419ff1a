import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defusedCell, restoredCell } from './sheet-cells.ts';

const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

describe('a cell of an exported file', () => {
  it.each(signs)('that begins with %j is text for a spreadsheet', (sign) => {
    for (const text of [`${sign}1+1`, ` ${sign}1`, `\n${sign}1`, `'${sign}1`, sign]) {
      expect(defusedCell(text)).toBe(`'${text}`);
    }
  });

  it.each(['', 'Rahima', '১২', 'a=b', "O'Neill", "'Rahim", '1-2', 'a@example.com'])(
    'stays as it is: %j',
    (text) => {
      expect(defusedCell(text)).toBe(text);
      expect(restoredCell(text)).toBe(text);
    },
  );

  it('comes back as it was, whatever it is', () => {
    const piece = oneof(constantFrom("'", ' ', '\n', ...signs), string({ unit: 'grapheme' }));
    assert(
      property(array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        expect(restoredCell(defusedCell(text))).toBe(text);
        expect(defusedCell(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
      }),
    );
  });
});
