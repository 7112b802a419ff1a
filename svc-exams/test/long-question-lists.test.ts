import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aiken, startBank } from './support/question-imports.ts';
import { questionForm } from './support/question-forms.ts';
import { questionCollection } from '../src/question-bank/storage/document-questions.ts';

let bank: Awaited<ReturnType<typeof startBank>>;

/** A distinct word for each number, such as `mokarilu`, so that the bank has as many words as questions. */
function wordOf(n: number): string {
  const syllables = ['ka', 'ri', 'mo', 'lu', 'shen', 'bor', 'ti', 'dha', 'pur', 'gon'];
  return Array.from(String(n * 7).padStart(5, '0'), (digit) => syllables[Number(digit)]).join('');
}

beforeAll(async () => {
  bank = await startBank();
  const { body } = await bank.admin.post('/questions', questionForm({ explanation: 'x'.repeat(1000) }));
  const collection = questionCollection(bank.platform.documents);
  const stored = await collection.findOne({ _id: String(body['_id']) });
  if (stored === null) throw new Error('the question is not stored');
  const questionOf = (n: number) => ({
    ...stored,
    _id: `question-${n}`,
    textKey: `which law of ${wordOf(n)} holds for bodies in motion, and what follows for their speed?`,
    duplicateKey: `key-${n}`,
    subject: `Subject ${n % 5}`,
    chapter: `Chapter ${n % 60}`,
    difficultyRank: n % 3,
    points: n % 4,
    useCount: n % 7,
    createdAt: new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString(),
  });
  await Promise.all(Array.from({ length: listRows }, (_, n) => collection.insertOne(questionOf(n))));
}, 120_000);
afterAll(() => bank.stop(), 60_000);

describe('a long list of questions', () => {
  it.each([
    '',
    'page=25&sort=question',
    'sort=-subject',
    'sort=difficulty&pageSize=100',
    'sort=-used&used=yes',
    'subject=Subject 3&chapter=Chapter 3&sort=points',
    'tag=units&forPractice=yes',
    'q=motion',
    'q=mokarilusha',
    'q=wich law mokarilu&subject=Subject 1',
    'q=boddies in moton',
  ])('is answered from its indexes, mistakes forgiven: %s', async (query) => {
    const call = () => {
      bank.clock.advance(1_000);
      return bank.admin.get(`/questions?${query}`);
    };
    await call();
    const measure = await measureList(`questions ?${query}`, call);
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });

  it('has its facets in time, without reading the questions', async () => {
    const measure = await measureList('facets', () => bank.admin.get('/questions/facets'));
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });
});

describe('an import of many questions', () => {
  it('is read and added in time', async () => {
    const count = listRows >= 10_000 ? 5_000 : 200;
    const start = performance.now();
    const { body } = await bank.send(aiken(count, 'Imported'));
    const read = performance.now();
    await bank.confirm(body.importId);
    const done = await bank.finish(body.importId);
    const added = performance.now();
    if (count === 5_000) {
      const seconds = [read - start, added - read].map((ms) => (ms / 1000).toFixed(1));
      process.stdout.write(`import of 5,000 questions: read in ${seconds[0]} s, added in ${seconds[1]} s\n`);
    }
    expect(done).toMatchObject({ state: 'done', done: count });
    expect(added - start).toBeLessThan(10_000);
  }, 60_000);
});
