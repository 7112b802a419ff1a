import { readFileSync } from 'node:fs';
import type { QuestionImport } from '@pathshala/svc-exams-contract/question-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBank } from './support/question-imports.ts';

let bank: Awaited<ReturnType<typeof startBank>>;
beforeAll(async () => {
  bank = await startBank();
});
afterAll(() => bank.stop());

interface Expected {
  readonly convertedLines: readonly number[];
  readonly questions: readonly {
    readonly question: string;
    readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
  }[];
}

const fileOf = (name: string) => readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8');
const nfc = (text: string) => text.normalize('NFC');

describe('a file of another school', () => {
  it.each([
    '01-bijoy-capitals',
    '03-bijoy-maths-parentheses',
    '04-bijoy-lower-case-options',
    '05-bijoy-signs',
  ])('%s is read as its author sees it', async (name) => {
    const expected = JSON.parse(fileOf(`${name}.expected.json`)) as Expected;
    const { body } = await bank.send(fileOf(`${name}.txt`));
    expect([body.errors, body.converted, body.unsure]).toEqual([[], expected.convertedLines, []]);
    expect(body.preview.map(({ question, options }) => ({ question, options }))).toEqual(
      expected.questions.map(({ question, options }) => ({
        question: nfc(question),
        options: options.map(({ text, isCorrect }) => ({ text: nfc(text), isCorrect })),
      })),
    );
  });
});

const mixedFile = [
  'wb‡Pi †KvbwU kni?\nA. XvKv\nB. Lyjbv\nANSWER: A',
  'Which city is the largest?\nA. Dhaka\nB. Bogura\nANSWER: A',
  'What does the placard say?\nA. Lyjbv\nB. XvKv\nANSWER: B',
  '†KvbwU b`x?\nA. cÙv\nB. wngvjq\nANSWER: A',
].join('\n\n');

describe('questions that may be Bijoy', () => {
  it('are proposed or asked with both readings', async () => {
    const { body } = await bank.send(mixedFile);
    expect([body.converted, body.unsure]).toEqual([[1, 16], [11]]);
    expect(body.preview.map(({ question, otherReading }) => [question, otherReading?.question])).toEqual([
      ['নিচের কোনটি শহর?', 'wb‡Pi †KvbwU kni?'],
      ['Which city is the largest?', undefined],
      ['What does the placard say?', 'What does the placard say?'],
      ['কোনটি নদী?', '†KvbwU b`x?'],
    ]);
    expect(body.preview[2]?.otherReading?.options.map(({ text }) => text)).toEqual(['খুলনা', 'ঢাকা']);
  });

  it.each([
    [
      'without a word, as proposed',
      undefined,
      ['নিচের কোনটি শহর?', 'What does the placard say?', 'কোনটি নদী?'],
      'Lyjbv',
    ],
    [
      'the whole file refused, as typed',
      { isBijoy: false, otherLines: [] },
      ['wb‡Pi †KvbwU kni?', 'What does the placard say?', '†KvbwU b`x?'],
      'Lyjbv',
    ],
    [
      'one refused and the doubtful one accepted',
      { isBijoy: true, otherLines: [1, 11] },
      ['wb‡Pi †KvbwU kni?', 'What does the placard say?', 'কোনটি নদী?'],
      'খুলনা',
    ],
  ])('are added %s', async (...[name, bijoy, questions, option]) => {
    const { body } = await bank.send(`${mixedFile}\n\nCount ${name.length}?\nA. 1\nB. 2\nANSWER: A`);
    const before = await bank.list('');
    await Promise.all(before.items.map(({ _id }) => bank.admin.delete(`/questions/${_id}`)));
    const confirmed = await bank.admin.post<QuestionImport>(`/questions/imports/${body.importId}/confirm`, {
      take: 'all',
      ...(bijoy && { bijoy }),
    });
    expect(confirmed.status).toBe(200);
    expect(await bank.finish(body.importId)).toMatchObject({ done: 5 });
    const { items } = await bank.list('');
    const texts = items.map(({ question }) => question);
    expect(texts).toEqual(expect.arrayContaining(questions));
    const placard = items.find(({ question }) => question === 'What does the placard say?');
    expect(placard?.options.map(({ text }) => text)).toContain(option);
  });

  it('counts as new what the bank has in the other reading only', async () => {
    const text = '†KvbwU dzj?\nA. kvcjv\nB. gqbv\nANSWER: A';
    const first = await bank.send(text);
    await bank.confirm(first.body.importId);
    await bank.finish(first.body.importId);
    const { body } = await bank.send(text);
    expect(body.duplicateCount).toBe(1);
    expect((await bank.confirm(body.importId, 'new')).status).toBe(409);
    const path = `/questions/imports/${body.importId}/confirm`;
    const refused = { take: 'new', bijoy: { isBijoy: false, otherLines: [] } };
    expect((await bank.admin.post<QuestionImport>(path, refused)).body).toMatchObject({ total: 1 });
    expect(await bank.finish(body.importId)).toMatchObject({ done: 1 });
  });
});
