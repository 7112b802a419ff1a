import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { cellHtml } from '../src/sheet/cell-html.ts';
import { readSheet } from '../src/sheet/read-sheet.ts';
import type { SheetOptions } from '../src/sheet/sheet.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  /** Rows of each sheet, by its name. */
  readonly sheets?: Readonly<Record<string, string>>;
  readonly strings?: string;
  readonly styles?: string;
  readonly hidden?: readonly string[];
  readonly more?: Readonly<Record<string, Uint8Array>>;
}

/** A workbook part by part, for what no writer writes. */
function workbook({
  sheets = { One: '' },
  strings = '',
  styles = '',
  hidden = [],
  more = {},
}: Parts): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => {
    const state = hidden.includes(name) ? ' state="hidden"' : '';
    return `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`;
  });
  const relations = [
    ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ['sharedStrings', '/xl/sharedStrings.xml'],
    ['styles', 'styles.xml'],
  ].map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${types}/${type}" Target="${target}"/>`,
  );
  const cells = names.map((name, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(`<worksheet ${main}><sheetData>${sheets[name]}</sheetData></worksheet>`),
  ]);
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook ${main} xmlns:r="${types}"><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(`<sst ${main}>${strings}</sst>`),
    'xl/styles.xml': strToU8(`<styleSheet ${main}>${styles}</styleSheet>`),
    ...(Object.fromEntries(cells) as Record<string, Uint8Array>),
    ...more,
  });
}

const read = (content: Uint8Array, options: Partial<SheetOptions> = {}) =>
  readSheet(content, { maxRows: 100, caller: 'a', ...options });

const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const inline = (text: string) => `<c t="inlineStr"><is>${text}</is></c>`;
const raised = (text: string) => `<r><rPr><vertAlign val="superscript"/></rPr><t>${text}</t></r>`;
const lowered = (text: string) => `<r><rPr><vertAlign val="subscript"/></rPr><t>${text}</t></r>`;

describe('the cells of a sheet', () => {
  it('keep what is raised and lowered, apart from tags that were typed', async () => {
    const strings = `<si><r><t>10</t></r>${raised('5')}</si><si><t>a &lt;sup&gt; tag</t></si>
      <si><r><t xml:space="preserve">H</t></r>${lowered('2')}<r><rPr><b/></rPr><t>O </t></r></si>`;
    const shared = [0, 1, 2].map((at) => `<c t="s"><v>${at}</v></c>`);
    const content = workbook({
      strings,
      sheets: { One: row(...shared, inline(raised('&lt;b&gt;') + '<r><t>x</t></r>')) },
    });
    const [{ cells } = { cells: [] }] = (await read(content)).rows;
    expect(cells).toEqual([
      { text: '105', runs: [{ text: '10' }, { text: '5', position: 'raised' }] },
      { text: 'a <sup> tag' },
      { text: 'H2O', runs: [{ text: 'H' }, { text: '2', position: 'lowered' }, { text: 'O' }] },
      { text: '<b>x', runs: [{ text: '<b>', position: 'raised' }, { text: 'x' }] },
    ]);
    expect(cells.map(cellHtml)).toEqual([
      '10<sup>5</sup>',
      'a &lt;sup&gt; tag',
      'H<sub>2</sub>O',
      '<sup>&lt;b&gt;</sup>x',
    ]);
  });

  it('are raised as a whole where their font is', async () => {
    const styles = `<fonts><font/><font><vertAlign val="superscript"/></font></fonts>
      <cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf fontId="0"/><xf numFmtId="0" fontId="1"/></cellXfs>`;
    const content = workbook({
      styles,
      sheets: { One: row('<c s="1"><v>5</v></c>', '<c s="0"><v>5</v></c>') },
    });
    expect((await read(content)).rows[0]?.cells).toEqual([
      { text: '5', runs: [{ text: '5', position: 'raised' }] },
      { text: '5' },
    ]);
  });

  it.each([
    ['0.25', '0%', '25%'],
    ['0.255', '0%', '26%'],
    ['0.285', '0.0%', '28.5%'],
    ['-0.125', '0%', '-13%'],
    ['0.5', '0.00%', '50.00%'],
    ['0.5', '0.0#%;[Red]-0.0#%', '50.0%'],
    ['1.1000000000000001', '0%', '110%'],
    ['2.5000000000000001E-2', '0.0%', '2.5%'],
    ['1E-9', '0%', '0%'],
    ['3', '0"%"', '3'],
    ['171234567890', '0', '171234567890'],
    ['0.1', 'General', '0.1'],
  ])('show %s in the format %s as %s', async (value, format, shown) => {
    const code = format.replaceAll('"', '&quot;');
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`;
    const content = workbook({
      styles,
      sheets: { One: row(`<c s="0"><v>${value}</v></c>`, inline('<t>end</t>')) },
    });
    expect((await read(content)).rows[0]?.cells[0]).toEqual({ text: shown });
  });

  it.each([
    ['9', '50%'],
    ['10', '50.00%'],
  ])('show a share in the built-in format %s as %s', async (id, shown) => {
    const styles = `<cellXfs><xf numFmtId="${id}"/></cellXfs>`;
    const content = workbook({ styles, sheets: { One: row('<c s="0"><v>0.5</v></c>') } });
    expect((await read(content)).rows[0]?.cells).toEqual([{ text: shown }]);
  });

  it.each(['d-mmm', 'yyyy\\-mm\\-dd;@', '[h]:mm', '[$-409]h:mm AM/PM;@', 'mm:ss.0'])(
    'are marked as a date in the format %s',
    async (format) => {
      const styles = `<numFmts><numFmt numFmtId="165" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs>`;
      const cells = ['<c s="0"><v>45000</v></c>', '<c s="1"><v>1</v></c>', '<c t="d"><v>2026-01-02</v></c>'];
      const content = workbook({ styles, sheets: { One: row(...cells) } });
      expect((await read(content)).rows[0]?.cells).toEqual(
        Array.from({ length: 3 }, () => ({ text: '', isDate: true })),
      );
    },
  );

  it('are text, booleans, the stored value of a formula, and empty for an error', async () => {
    const cells = [
      '<c t="b"><v>1</v></c>',
      '<c t="str"><f>A1&amp;"x"</f><v>সূত্র</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      inline('<t>line_x000A_two</t><rPh><t>read aloud</t></rPh>'),
      '<c/>',
    ];
    expect((await read(workbook({ sheets: { One: row(...cells) } }))).rows[0]?.cells).toEqual([
      { text: 'true' },
      { text: 'সূত্র' },
      { text: '' },
      { text: 'line\ntwo' },
    ]);
  });

  it('stand in their columns and lines, with gaps', async () => {
    const rows =
      '<row r="3"><c r="B3"><v>1</v></c><c r="AA3"><v>2</v></c></row><row r="9"/><row r="12"><c><v>3</v></c></row>';
    const { rows: found } = await read(workbook({ sheets: { One: rows } }));
    expect(found.map(({ line, cells }) => [line, cells.length, cells[1]?.text])).toEqual([
      [3, 27, '1'],
      [12, 1, undefined],
    ]);
  });

  it('are read from what other programs write: with prefixes, and by our own writer', async () => {
    const content = workbook({
      more: {
        'xl/worksheets/sheet1.xml': strToU8(
          `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>ok</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`,
        ),
      },
    });
    expect((await read(content)).rows).toEqual([{ line: 1, cells: [{ text: 'ok' }] }]);
    const written = await writeExcelFile([
      [
        { value: 'প্রশ্ন', type: String },
        { value: 7, type: Number },
      ],
    ]).toBuffer();
    expect((await read(new Uint8Array(written))).rows[0]?.cells).toEqual([{ text: 'প্রশ্ন' }, { text: '7' }]);
  });
});

describe('the sheets of a workbook', () => {
  const cell = (text: string) => row(inline(`<t>${text}</t>`));
  const content = workbook({
    sheets: { Notes: cell('n'), Chapter: cell('c'), 'খ দল': cell('kh') },
    hidden: ['Notes'],
  });

  it('are named, the first visible one is read', async () => {
    const { sheets, sheet, rows } = await read(content);
    expect({ sheets, sheet }).toEqual({ sheets: ['Chapter', 'খ দল'], sheet: 'Chapter' });
    expect(rows[0]?.cells).toEqual([{ text: 'c' }]);
  });

  it('are read by their names; another name is refused', async () => {
    expect(await read(content, { sheet: 'খ দল' })).toMatchObject({
      sheet: 'খ দল',
      rows: [{ cells: [{ text: 'kh' }] }],
    });
    await expect(read(content, { sheet: 'Gone' })).rejects.toMatchObject({
      code: 'common.file.no-such-sheet',
    });
  });
});

describe('a spreadsheet that is too much', () => {
  it('is read as far as one row more than is wanted', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(5000);
    expect((await read(workbook({ sheets: { One: rows } }), { maxRows: 20 })).rows).toHaveLength(21);
  });

  it.each([
    ['a sheet of 46 MB', () => workbook({ sheets: { One: '<row><c><v>1</v></c></row>'.repeat(1_700_000) } })],
    [
      'a cell in the last column of Excel',
      () => workbook({ sheets: { One: '<row><c r="XFD1"><v>1</v></c></row>' } }),
    ],
    [
      'three thousand parts',
      () =>
        workbook({
          more: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`x${at}`, strToU8('')])),
        }),
    ],
  ])('is refused with what to do: %s', async (_, content) => {
    const refused = { kind: 'too-large', code: 'common.file.sheet-too-large' };
    await expect(read(content())).rejects.toMatchObject(refused);
  });

  it.each([
    ['no zip file', () => strToU8('PK\u0003\u0004')],
    ['a zip file of something else', () => zipSync({ 'a.txt': strToU8('a') })],
    ['entities of its own', () => workbook({ sheets: { One: '' }, more: doctype })],
    ['a text that is not there', () => workbook({ sheets: { One: row('<c t="s"><v>7</v></c>') } })],
    ['a tag that does not end', () => workbook({ sheets: { One: '<row>' } })],
  ])('or damaged is refused: %s', async (_, content) => {
    await expect(read(content())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'common.file.sheet-unreadable',
    });
  });
});

const doctype = {
  'xl/sharedStrings.xml': strToU8('<!DOCTYPE sst [<!ENTITY a "b">]><sst><si><t>&a;</t></si></sst>'),
};
