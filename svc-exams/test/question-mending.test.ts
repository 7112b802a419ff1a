import type { FailedQuestion, QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { startBank, type Refusal } from './support/question-imports.ts';

let bank: Awaited<ReturnType<typeof startBank>>;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank.stop());

const failedOf = async (id: string) =>
  (await bank.admin.get<{ items: FailedQuestion[]; total: number }>(`/questions/imports/${id}/failed`)).body;
const mend = async (id: string, line: number, texts: readonly string[]) =>
  (await bank.admin.put<FailedQuestion>(`/questions/imports/${id}/failed/${line}`, { texts })).body;

/** The texts of the fields of a failed question, some of them changed. */
function changed({ fields }: FailedQuestion, changes: Readonly<Record<string, string>>): string[] {
  return fields.map(({ name, text }) => changes[name] ?? text);
}

const workbook = async (rows: readonly (readonly string[])[]) =>
  new Uint8Array(
    await writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer(),
  );

describe('a question that failed', () => {
  it('is mended by itself, and is added in the order of the file', async () => {
    const texts = ['::1::One{=a ~b}', '::2::Two{~a ~b}', '::3::Three{=c ~d}'];
    const { body } = await bank.send(`$CATEGORY: top/Mending/Order\n\n${texts.join('\n\n')}`);
    expect(body).toMatchObject({ rows: 3, questions: 2, errorCount: 1 });
    const { items, total } = await failedOf(body.importId);
    expect([total, items]).toEqual([
      1,
      [
        {
          line: 5,
          errors: [
            'no option is marked as right. Mark it with = in GIFT, with fraction="100" in Moodle XML.',
          ],
          fields: [{ name: '', text: '::2::Two{~a ~b}' }],
          question: null,
        },
      ],
    ]);
    const wrong = await mend(body.importId, 5, ['::2::Two{~a =b']);
    expect([wrong.errors.length, wrong.fields[0]?.text]).toEqual([1, '::2::Two{~a =b']);
    const right = await mend(body.importId, 5, ['::2::Two{~a =b}']);
    expect(right).toMatchObject({
      errors: [],
      question: { question: 'Two', subject: 'Mending', chapter: 'Order', isDuplicate: false },
    });
    expect(await bank.readImport(body.importId)).toMatchObject({
      rows: 3,
      questions: 3,
      mended: 1,
      errorCount: 0,
      errors: [],
    });
    expect((await bank.confirm(body.importId)).body.total).toBe(3);
    expect(await bank.finish(body.importId)).toMatchObject({ done: 3 });
    const stored = await bank.list('subject=Mending');
    expect(stored.items.map(({ question }) => question)).toEqual(['One', 'Two', 'Three']);
    const refused = await bank.admin.put<Refusal>(`/questions/imports/${body.importId}/failed/5`, {
      texts: ['x'],
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'exams.question-import.confirmed']);
  });

  it('is shown by its cells, whatever the sheet, and a mended one may be a duplicate', async () => {
    const rows = [
      ['Chapter 3: work'],
      ['Question', 'A', 'B', 'Ans', 'Marks'],
      ['Unit of work?', 'joule', 'newton', 'A', '2'],
      ['Unit of force?', 'joule', '=newton', 'C', 'x'],
    ];
    const { body } = await bank.send(await workbook(rows));
    expect([body.format, body.questions, body.remarks]).toEqual([
      'xlsx',
      1,
      [{ line: 1, message: 'This row stands above the headings and is left out.' }],
    ]);
    const [failed] = (await failedOf(body.importId)).items;
    expect(failed?.fields).toEqual([
      { name: 'Question', text: 'Unit of force?' },
      { name: 'A', text: 'joule' },
      { name: 'B', text: '=newton' },
      { name: 'Ans', text: 'C' },
      { name: 'Marks', text: 'x' },
    ]);
    if (!failed) return;
    const first = await mend(body.importId, 4, changed(failed, { Ans: 'B' }));
    expect(first.errors).toEqual(['the points are not a number above 0.']);
    const second = await mend(body.importId, 4, changed(first, { Marks: '3' }));
    expect(second.question).toMatchObject({
      points: 3,
      options: [
        { text: 'joule', isCorrect: false },
        { text: '=newton', isCorrect: true },
      ],
    });
    const same = changed(first, { Question: 'Unit of work?', B: 'newton', Ans: 'A', Marks: '1' });
    expect((await mend(body.importId, 4, same)).question?.isDuplicate).toBe(true);
    expect(await bank.readImport(body.importId)).toMatchObject({
      questions: 2,
      mended: 1,
      duplicateCount: 1,
    });
  });

  it('of Moodle XML keeps its pictures and its category', async () => {
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const xml = `<?xml version="1.0"?>\n<!-- made by hand --><!DOCTYPE quiz><quiz>
      <question type="category"><category><text>top/Optics</text></category></question>
      <question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Red? </question> <img alt='>' src='@@PLUGINFILE@@/sub/a%20b.png'></p>]]></text>
      <file name="a b.png" path="/sub/" encoding="base64">${dot}</file></questiontext>
      <single>true</single><answer fraction="50" format="html"><text>yes</text></answer><answer fraction="0"><text>a&lt;b</text></answer></question></quiz>`;
    const { body } = await bank.send(xml);
    const [failed] = (await failedOf(body.importId)).items;
    expect(failed?.errors[0]).toContain('no option earns full marks');
    const text = failed?.fields[0]?.text ?? '';
    expect(text).toContain('encoding="base64">[1]</file>');
    const mended = await mend(body.importId, 1, [text.replace('fraction="50"', 'fraction="100"')]);
    expect(mended.errors).toEqual([]);
    expect(mended.question).toMatchObject({
      subject: 'Optics',
      options: [{ isCorrect: true }, { isCorrect: false }],
    });
    expect(mended.question?.question).toMatch(/src="\/api\/files\/svc-exams\/[0-9a-f]{64}"/u);
  });

  it('of Aiken is named by the line within its text', async () => {
    const { body } = await bank.send('Q?\nA. a\n\nB. b\nANSWER: C\n\nP?\nA. a\nB. b\nANSWER: A\n');
    const [failed] = (await failedOf(body.importId)).items;
    expect([failed?.line, failed?.errors[0]?.slice(0, 7)]).toEqual([1, 'line 5:']);
    expect((await mend(body.importId, 1, ['Q?\nA. a\nB. b\nANSWER: A'])).errors).toEqual([]);
    expect((await mend(body.importId, 1, ['one\n\ntwo'])).question).toBeNull();
  });

  it('that is not there, or of another import, is not found', async () => {
    const { status } = await bank.admin.put(`/questions/imports/${'0'.repeat(24)}/failed/1`, {
      texts: ['x'],
    });
    expect(status).toBe(404);
  });
});

describe('300 questions of one file', () => {
  it('stand in its order in the list, the newest file first, and in an export', async () => {
    for (const file of ['old', 'new']) {
      const texts = Array.from({ length: 150 }, (_, at) => `${file} ${at}{=a ~b}`);
      const { body } = await bank.send(`$CATEGORY: top/Order of files\n${texts.join('\n\n')}`);
      await bank.confirm(body.importId);
      await bank.finish(body.importId);
      bank.clock.advance(60_000);
    }
    const namesOf = (file: string) => Array.from({ length: 100 }, (_, at) => `${file} ${at}`);
    for (const sort of ['newest', '-created']) {
      const { items } = await bank.list(`subject=Order of files&pageSize=100&sort=${sort}`);
      expect(items.map(({ question }) => question)).toEqual(namesOf('new'));
    }
    for (const sort of ['-newest', 'created']) {
      const { items } = await bank.list(`subject=Order of files&pageSize=100&sort=${sort}`);
      expect(items.map(({ question }) => question)).toEqual(namesOf('old'));
    }
    const exported = await bank.admin.get('/questions/export?format=csv&pictures=zip&subject=Order of files');
    const csv = strFromU8(unzipSync(exported.bytes)['questions.csv'] ?? new Uint8Array());
    const lines = csv.split('\r\n').slice(1);
    const stems = lines.map((line) => line.split(',')[0]);
    expect(stems.slice(0, 100)).toEqual(namesOf('old'));
    expect(stems.slice(150, 250)).toEqual(namesOf('new'));
  });
});

const refusalOf = async (file: Uint8Array | string, query = '') => {
  const { status, body } = await bank.send<Refusal>(file, query);
  return [status, body.code, body.error];
};

describe('a file of a format that is not read here', () => {
  it.each([
    ['<?xml version="1.0"?><questestinterop><assessment/></questestinterop>', 'is-qti', 'QTI'],
    ['<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"/>', 'is-qti', 'QTI'],
    [zipSync({ 'imsmanifest.xml': strToU8('<manifest/>'), 'q1.xml': strToU8('<a/>') }), 'is-qti', 'QTI'],
    [zipSync({ 'h5p.json': strToU8('{}'), 'content/content.json': strToU8('{}') }), 'is-h5p', 'H5P'],
    [zipSync({ 'word/document.xml': strToU8('<a/>') }), 'is-document', 'Word'],
    ['%PDF-1.7', 'is-document', 'PDF'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'is-spreadsheet', 'Excel 97'],
    [zipSync({ 'moodle_backup.xml': strToU8('<a/>') }), 'is-moodle-backup', 'Moodle'],
    ['<!DOCTYPE html><html><body>x</body></html>', 'is-document', 'HTML'],
    ['<?xml version="1.0"?><rss/>', 'is-other', '<rss>'],
  ])('is named as what it is: %s', async (file, code, name) => {
    for (const query of ['', 'format=moodle']) {
      const [status, found, text] = await refusalOf(file, query);
      expect([status, found]).toEqual([422, `exams.question-import.${code}`]);
      expect(text).toContain(name);
    }
  });
});

describe('a question that begins with a tag', () => {
  it.each(['<html> ট্যাগের শেষ কোনটি?', '<!DOCTYPE html> কী বোঝায়?', '<quiz> is?'])(
    'is text: %s',
    async (stem) => {
      const { body } = await bank.send(`${stem}\nA. </html>\nB. <b>\nANSWER: A\n`);
      expect([body.format, body.preview[0]?.question]).toEqual([
        'aiken',
        stem.replace('<', '&lt;').replace('>', '&gt;'),
      ]);
    },
  );
});

describe('a Moodle file', () => {
  const quiz = (question: string) => `<quiz><question type="multichoice">${question}</question></quiz>`;
  const answers =
    '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>';
  const previewOf = async (
    file: Uint8Array | string,
  ): Promise<QuestionImport['preview'][number] | undefined> => (await bank.send(file)).body.preview[0];

  it('has HTML only where it says so', async () => {
    const stemOf = async (format: string, text: string) =>
      (
        await previewOf(
          quiz(`<questiontext${format}><text><![CDATA[${text}]]></text></questiontext>${answers}`),
        )
      )?.question;
    expect(await stemOf(' format="html"', '<p>x<br>y</p>')).toBe('<p>x<br />y</p>');
    expect(await stemOf(' format="moodle_auto_format"', 'a<b and c>d\n<strong>x</strong>')).toBe(
      'a&lt;b and c&gt;d<br /><strong>x</strong>',
    );
    expect(await stemOf(' format="plain_text"', 'a<b and c>d')).toBe('a&lt;b and c&gt;d');
    expect(await stemOf('', 'What is <!DOCTYPE html>?')).toBe('What is &lt;!DOCTYPE html&gt;?');
    expect(await stemOf('', '<th> or <td>?')).toBe('&lt;th&gt; or &lt;td&gt;?');
  });

  it.each([
    [
      'UTF-16',
      Buffer.from(
        `\ufeff<?xml version="1.0" encoding="UTF-16"?>${quiz(`<questiontext><text>é ক?</text></questiontext>${answers}`)}`,
        'utf16le',
      ),
    ],
    [
      'Latin',
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?><!-- x -->${quiz(`<questiontext><text>é</text></questiontext>${answers}`)}`,
        'latin1',
      ),
    ],
  ])('may be in the encoding that it declares: %s', async (_, content) => {
    expect((await previewOf(new Uint8Array(content)))?.question).toMatch(/^é/u);
  });

  it('says what it leaves out, and keeps the feedback of right answers', async () => {
    const found = await previewOf(
      quiz(`<questiontext format="html"><text><![CDATA[<p>x</p><video src="@@PLUGINFILE@@/v.mp4"></video>]]></text></questiontext>
        <correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback>
        <incorrectfeedback format="html"><text>Read page 5.</text></incorrectfeedback>
        <hint format="html"><text>Think.</text></hint>
        <single>false</single><answer fraction="60"><text>a</text></answer><answer fraction="40"><text>b</text><feedback><text>half</text></feedback></answer><answer fraction="-50"><text>c</text></answer>`),
    );
    expect(found?.options.map(({ isCorrect }) => isCorrect)).toEqual([true, true, false]);
    expect(found?.explanation).toBe('<ul><li>b: half</li></ul>');
    expect(found?.remarks).toEqual([
      'The right options have different shares of the marks; here all of them together earn the points.',
      'The feedback for wrong or partly right answers is left out.',
      'Its hints are left out.',
      'Left out: <video>, v.mp4.',
      'The feedback of single options stands in the explanation.',
    ]);
  });
});
