import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csvOf, excelOf } from './export-file.ts';

const table = {
  columns: [
    { title: 'নাম', exportValue: (row: readonly [string, number | null, Date]) => row[0] },
    { title: 'Fee', exportValue: (row: readonly [string, number | null, Date]) => row[1] },
    { title: 'Since', exportValue: (row: readonly [string, number | null, Date]) => row[2] },
  ],
  rows: [
    ['করিম, "উদ্দিন"', -5, new Date('2026-01-31T20:30:00.000Z')],
    ['=HYPERLINK("http://evil")', null, new Date('2026-01-01T00:00:00.000Z')],
  ] as const,
};

describe('a CSV file', () => {
  it('opens in Excel with Bengali, with times of Dhaka, numbers as numbers and no formulas', async () => {
    const bytes = new Uint8Array(await (await csvOf(table)).arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'নাম,Fee,Since',
      '"করিম, ""উদ্দিন""",-5,2026-02-01 02:30',
      `"'=HYPERLINK(""http://evil"")",,2026-01-01 06:00`,
    ]);
  });

  it.each(['+1', '-1', '@SUM(1)', '\t=1', ' =1'])('escapes %j', async (value) => {
    const csv = await csvOf({ columns: [{ title: 'T', exportValue: () => value }], rows: [1] });
    expect(await csv.text()).toContain(`'${value}`);
  });
});

/** The files of an archive, from the headers before each of them. */
function unzipped(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [method, size] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)];
    const nameEnd = at + 30 + archive.readUInt16LE(at + 26);
    const start = nameEnd + archive.readUInt16LE(at + 28);
    const content = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 30, nameEnd);
    files.set(name, (method === 0 ? content : inflateRawSync(content)).toString('utf8'));
    at = start + size;
  }
  return files;
}

describe('an Excel file', () => {
  it('has the same values, texts as texts', async () => {
    const files = unzipped(Buffer.from(await (await excelOf(table)).arrayBuffer()));
    expect(files.get('xl/sharedStrings.xml')).toContain('<t>করিম, "উদ্দিন"</t>');
    expect(files.get('xl/sharedStrings.xml')).toContain('<t>=HYPERLINK("http://evil")</t>');
    const sheet = files.get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<v>-5</v>');
    // 2026-02-01 02:30 in Dhaka, in days since 1900.
    expect(sheet).toContain('<v>46054.10416666667</v>');
    expect(sheet).not.toContain('<f>');
  });
});
