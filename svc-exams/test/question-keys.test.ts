import type { QuestionPage } from '@pathshala/svc-exams-contract/question';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionForm } from './support/question-forms.ts';
import { startBank } from './support/question-imports.ts';
import { upgradeQuestionKeys } from '../src/question-bank/storage/document-questions.ts';

let bank: Awaited<ReturnType<typeof startBank>>;
beforeAll(async () => {
  bank = await startBank();
  const texts = [
    ['<p>H<sub>2</sub>O is</p>', 'রসায়ন'],
    ['<p>x<sup>2</sup> + <em>2</em>x<br />y</p>', 'উমার গণিত'],
    ['<p>First</p><p>Second</p>', 'উৎপলের বই'],
  ];
  for (const [question = '', subject = ''] of texts) {
    await bank.admin.post('/questions', questionForm({ question, subject }));
  }
});
afterAll(() => bank.stop());

const found = async (q: string) =>
  (await bank.list(`q=${encodeURIComponent(q)}`)).items.map(({ question }) => question);

describe('searching the bank', () => {
  it.each([
    ['H2O', 1],
    ['x2', 1],
    ['2x', 1],
    ['xy', 0],
    ['FirstSecond', 0],
    ['First Second', 1],
  ])('ignores markup inside a word: %s', async (q, count) => expect(await found(q)).toHaveLength(count));
});

describe('questions by subject', () => {
  const subjects = async (): Promise<string[]> =>
    (await bank.admin.get<QuestionPage>('/questions?sort=subject')).body.items.map(({ subject }) => subject);

  it('are in the order of the Bangla Academy', async () => {
    expect(await subjects()).toEqual(['উৎপলের বই', 'উমার গণিত', 'রসায়ন'].map((name) => name.normalize('NFC')));
  });

  it('have their keys made again where they were stored by an earlier version, once', async () => {
    const { documents } = bank.platform;
    const collection = documents.collection<{ _id: string; keysVersion?: number }>('questions');
    const older = {
      $set: { textKey: 'h 2 o is', duplicateKey: 'x' },
      $unset: { keysVersion: '', subjectKey: '' },
    } as const;
    await collection.updateMany({}, older);
    expect(await found('H2O')).toEqual([]);
    await upgradeQuestionKeys(documents)();
    expect(await found('H2O')).toHaveLength(1);
    expect(await subjects()).toEqual(['উৎপলের বই', 'উমার গণিত', 'রসায়ন'].map((name) => name.normalize('NFC')));
    expect(await collection.countDocuments({ keysVersion: 4 })).toBe(3);
  });
});
