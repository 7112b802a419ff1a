import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

const rows = (text: string, max = 10) => csvRows(new TextEncoder().encode(text), max);

describe('the rows of a CSV file', () => {
  it('are read with the line on which each begins', () => {
    expect(rows('\uFEFFname,email\r\n"রহিমা\r\nবেগম",r@example.com\r\nKarim,k@example.com')).toEqual([
      { line: 1, cells: ['name', 'email'] },
      { line: 2, cells: ['রহিমা\r\nবেগম', 'r@example.com'] },
      { line: 4, cells: ['Karim', 'k@example.com'] },
    ]);
  });

  it.each([';', '\t'])('are separated by %j where the first line is', (sign) => {
    expect(rows(`name${sign}email\na, b${sign}c`)[1]?.cells).toEqual(['a, b', 'c']);
  });

  it('are read in the encodings of Excel', () => {
    const text = 'নাম,email\n';
    const utf16 = Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))]);
    expect(csvRows(utf16, 10)[0]?.cells).toEqual(['নাম', 'email']);
    expect(csvRows(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), 10)[0]?.cells).toEqual(['café']);
  });

  it('end soon after the last that is wanted', () => {
    const many = rows('a,b\n'.repeat(50), 10);
    expect(many.length).toBeGreaterThan(10);
    expect(many.length).toBeLessThan(15);
  });

  it.each(['sep=;', '"sep=;"', 'SEP=; '])(
    'may name the sign between cells on a line of its own: %s',
    (hint) => {
      expect(rows(`${hint}\r\na, b, c;d\r\n`)).toEqual([
        { line: 2, cells: ['a, b, c', 'd'] },
        { line: 3, cells: [''] },
      ]);
    },
  );
});
