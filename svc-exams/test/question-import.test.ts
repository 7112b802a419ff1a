import { crc32 } from 'node:zlib';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { failingWrites } from './support/failing-writes.ts';
import { aiken, startBank, type Refusal } from './support/question-imports.ts';
import { questionForm } from './support/question-forms.ts';

const store = failingWrites();
let bank: Awaited<ReturnType<typeof startBank>>;
beforeAll(async () => {
  bank = await startBank({ replace: ({ documents }) => ({ documents: store.wrap(documents) }) });
});
afterAll(() => bank.stop());

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('500 pasted questions with ten errors', () => {
  it('are read with each error by its line, and added without them, once [EXM-18]', async () => {
    const blocks = aiken(500).split('\n\n');
    const broken = blocks.map((block, at) => (at % 50 === 7 ? block.replace(/\nANSWER.*/u, '') : block));
    const { status, body } = await bank.send(broken.join('\n\n'));
    expect([status, body.format, body.rows, body.questions, body.errorCount]).toEqual([
      201,
      'aiken',
      500,
      490,
      10,
    ]);
    expect(body.errors[0]).toEqual({
      line: 46,
      message: 'the correct option is missing. Write ANSWER: and its letter below.',
    });
    expect(body.preview).toHaveLength(10);
    expect((await bank.list('')).total).toBe(0);
    expect((await bank.confirm(body.importId)).body).toMatchObject({ total: 490 });
    expect(await bank.finish(body.importId)).toMatchObject({ done: 490 });
    expect((await bank.confirm(body.importId)).body).toMatchObject({ state: 'done', done: 490 });
    await bank.runJob('import-questions');
    expect((await bank.list('')).total).toBe(490);
    expect((await bank.list('q=Question 77?')).items[0]).toMatchObject({
      question: 'Question 77?',
      changedBy: 'A admin',
    });
    const last = await bank.readImport(body.importId, 'page=49');
    expect(last.preview.at(-1)?.question).toBe('Question 500?');
  });

  it('are flagged as duplicates the next time, and within the file', async () => {
    const text = `${aiken(2)}\nQUESTION  ২?\nA. two\nB. one\nC. three\nANSWER: B\n\nQuestion 2?\nA. one\nB. 2\nANSWER: A\n`;
    const { body } = await bank.send(text, '', { 'accept-language': 'bn' });
    expect(body.duplicates.map(({ line, questionId }) => [line, questionId === null])).toEqual([
      [1, false],
      [7, false],
      [13, false],
    ]);
    expect(body.duplicates[0]?.message).toBe('প্রশ্নটি প্রশ্নব্যাংকে আগে থেকেই আছে।');
    expect((await bank.confirm(body.importId, 'new')).body).toMatchObject({ total: 1 });
    await bank.finish(body.importId);
    expect((await bank.list('')).total).toBe(491);
    const again = await bank.send(aiken(1));
    expect((await bank.confirm(again.body.importId, 'new')).status).toBe(409);
  });
});

describe('Bijoy text', () => {
  it('is turned into Unicode, and reported by its row', async () => {
    const csv =
      'Question,A,B,C,Answer,Explanation,Subject\n†KvbwU kni?,XvKv,Lyjbv,Newton,XvKv,$v$ bq,f~‡Mvj\nWhich city?,a,b,c,a,,\n';
    const { body } = await bank.send(csv);
    expect([body.format, body.converted]).toEqual(['csv', [2]]);
    expect(body.preview[0]).toMatchObject({
      question: 'কোনটি শহর?',
      options: [
        { text: 'ঢাকা', isCorrect: true },
        { text: 'খুলনা', isCorrect: false },
        { text: 'Newton', isCorrect: false },
      ],
      explanation: '$v$ নয়'.normalize('NFC'),
      subject: 'ভূগোল',
      isConverted: true,
    });
  });
});

describe('an import that is killed', () => {
  it('between any two writes adds every question once when it goes on [EXM-18]', async () => {
    const writesOfImport = 12;
    for (let writes = 0; writes <= writesOfImport; writes += 1) {
      const name = `Killed after ${writes}:`;
      const { body } = await bank.send(aiken(7, name));
      await bank.confirm(body.importId);
      store.killAfter(writes);
      await Promise.allSettled([bank.runJob('import-questions')]);
      store.restart();
      bank.clock.advance(31_000);
      await bank.finish(body.importId);
      const { items } = await bank.list(`q=${encodeURIComponent(name)}`);
      expect(items.map(({ question }) => question).sort()).toEqual(
        Array.from({ length: 7 }, (_, at) => `${name} ${at + 1}?`),
      );
      expect(await bank.readImport(body.importId)).toMatchObject({ state: 'done', done: 7 });
    }
  });

  it('while it is read is not found, and leaves nothing in the bank', async () => {
    const before = (await bank.list('')).total;
    store.killAfter(1);
    expect((await bank.send<Refusal>(aiken(3, 'Half read'))).status).toBe(500);
    store.restart();
    expect((await bank.list('')).total).toBe(before);
  });

  it('is removed after a day', async () => {
    const { body } = await bank.send(aiken(1, 'Old'));
    bank.clock.advance(24 * 3_600_000);
    expect((await bank.confirm(body.importId)).status).toBe(404);
    await bank.runJob('remove-question-imports');
    const rows = bank.platform.documents.collection('question_import_rows');
    expect(await rows.countDocuments({})).toBe(0);
  });
});

describe('a round trip', () => {
  it.each(['xlsx', 'csv', 'gift', 'moodle'])(
    'through a zip in the format %s loses nothing, pictures too [EXM-18]',
    async (format) => {
      const { body: picture } = await bank.admin.post<{ url: string }>(
        '/questions/pictures',
        new Uint8Array(dot),
      );
      const options = ['=1+1', '<sub>2</sub>', '-5', '$\\frac{a}{b}$'].map((text, at) => ({
        text,
        isCorrect: at > 1,
      }));
      const form = questionForm({
        question: `<p>x <img src="${picture.url}" alt="y" /></p>`,
        subject: `Round ${format}`,
        options,
        tags: ['a;b', 'গ'],
      });
      await bank.admin.post<BankQuestion>('/questions', form);
      const exported = await bank.admin.get(
        `/questions/export?format=${format}&pictures=zip&subject=Round ${format}`,
      );
      expect(exported.headers.get('content-disposition')).toContain('questions.zip');
      const { body } = await bank.send(exported.bytes);
      expect([body.errors, body.format, body.duplicateCount]).toEqual([[], format, 1]);
      await bank.confirm(body.importId);
      await bank.finish(body.importId);
      const [first, second, ...others] = (await bank.list(`subject=Round ${format}`)).items.map(
        ({ options: all, ...question }) => [
          { ...question, _id: '', createdAt: '', changedAt: '' },
          all.map(({ text, isCorrect }) => [text, isCorrect]),
        ],
      );
      expect(others).toEqual([]);
      expect(second).toEqual(first);
    },
  );

  it('through Aiken is refused with the number of questions that would lose something, unless that is wanted', async () => {
    await bank.admin.post('/questions', questionForm({ subject: 'Aiken' }));
    const refused = await bank.admin.get<Refusal>('/questions/export?format=aiken&subject=Aiken');
    expect([refused.status, refused.body.code]).toEqual([422, 'exams.question-export.losses']);
    const dropped = await bank.admin.get(
      '/questions/export?format=aiken&losses=drop&pictures=zip&subject=Aiken',
    );
    const files = unzipSync(dropped.bytes);
    expect(strFromU8(files['questions.txt'] ?? new Uint8Array())).toContain('ANSWER: A');
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('numbers 1.');
  });
});

const refusalOf = async (file: Uint8Array | string, query = '') => {
  const { status, body } = await bank.send<Refusal>(file, query);
  expect(body.error).not.toMatch(/[{}]/u);
  return [status, body.code];
};

/** A zip whose directory declares that a file unpacks to 4 GB. */
function bomb(name: string): Uint8Array {
  const zip = zipSync({ [name]: strToU8('x') });
  const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(zip.buffer).setUint32(directory + 24, 0xff_ff_ff_f0, true);
  return zip;
}

describe('a file that cannot be used', () => {
  it.each([
    ['an Excel file of 20 MB', new Uint8Array(20_000_000), '', 413, 'common.file.too-large'],
    ['a zip bomb', bomb('questions.csv'), '', 413, 'exams.question-import.unpacked-too-large'],
    ['an Excel bomb', bomb('xl/workbook.xml'), '', 413, 'common.file.sheet-too-large'],
    [
      'an Excel file that is none',
      zipSync({ 'xl/workbook.xml': strToU8('<') }),
      '',
      422,
      'common.file.sheet-unreadable',
    ],
    [
      'half a zip',
      zipSync({ 'a.csv': strToU8(aiken(9)) }).slice(0, 60),
      '',
      422,
      'exams.question-import.broken',
    ],
    [
      'two files in a zip',
      zipSync({ 'a.csv': strToU8('a'), 'b.txt': strToU8('b') }),
      '',
      422,
      'exams.question-import.unknown-format',
    ],
    ['prose', 'Dear Sir,\nplease find attached', '', 422, 'exams.question-import.unknown-format'],
    ['XML that is no quiz', '<a/>', 'format=moodle', 422, 'exams.question-import.is-other'],
    ['too many questions', aiken(10_001), '', 422, 'exams.question-import.too-many'],
  ])('is refused in clear words: %s', async (...[, file, query, status, code]) => {
    expect(await refusalOf(file, query)).toEqual([status, code]);
  });

  it('names the rows with a picture of 200 megapixels, a missing picture, and a text of 100,000 characters', async () => {
    const huge = Buffer.from(dot);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(10_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const rows = [
      'Question (HTML),A,B,Answer',
      '"<img src=""huge.png"">",1,2,A',
      '"<img src=""nowhere.png"">",1,2,A',
      `${'ক'.repeat(100_000)},1,2,A`,
      '"<script>alert(1)</script>",1,2,A',
      'fine <b>x</b><script>1</script>,1,2,A',
    ].join('\n');
    const zip = zipSync({ 'questions.csv': strToU8(rows), 'pictures/huge.png': new Uint8Array(huge) });
    const { body } = await bank.send(zip);
    expect(body.errors.map(({ line, message }) => [line, message.split('.')[0]])).toEqual([
      [2, 'the picture huge'],
      [3, 'the picture nowhere'],
      [4, 'Question: This text is too long: at most 60000 characters'],
      [5, 'Question: Nothing of this text would be seen: it holds only markup'],
    ]);
    expect(body.preview.map(({ question, remarks }) => [question, remarks])).toEqual([
      ['fine <strong>x</strong>', ['Left out: <script>.']],
    ]);
  });

  it('with a formula has its stored text read, and nothing calculated', async () => {
    const cell = (value: string) => ({ value, type: String });
    const rows = [
      ['Question', 'A', 'B', 'Answer'].map(cell),
      [cell('2 + 2?'), { value: '=2+2', type: 'Formula' as const }, cell('5'), cell('B')],
    ];
    const { body } = await bank.send(new Uint8Array(await writeExcelFile(rows).toBuffer()));
    expect(JSON.stringify(body)).not.toContain('"4"');
    expect(body.errors).toHaveLength(1);
  });
});
