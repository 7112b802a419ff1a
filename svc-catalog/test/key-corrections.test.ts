import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

type Course = Awaited<ReturnType<typeof catalog.createCourse>>;

const firstYear = ({ units }: Course) => units[0]?.years[0];
const firstQuestion = (course: Course) => firstYear(course)?.subjects[0]?.mcqs[0];
const keyOf = (course: Course) => firstQuestion(course)?.options.map(({ isCorrect }) => isCorrect);

/** svc-exams corrects the first question: its second option is right instead of `before`. */
function correction(course: Course, change: { keyVersion?: number; before?: string[] } = {}) {
  const [right = '', wrong = ''] = firstQuestion(course)?.options.map(({ _id }) => _id) ?? [];
  return {
    paperId: firstYear(course)?._id ?? '',
    examKind: 'past-year' as const,
    keyVersion: 2,
    questionId: firstQuestion(course)?._id ?? '',
    kind: 'change' as const,
    before: [right],
    correct: [wrong],
    reason: 'Both books say so.',
    correctedAt: '2026-01-15T10:00:00.000Z',
    ...change,
  };
}

const pathOf = ({ _id }: Course) => `/admissioncourse/universities/${_id}`;
const stored = async (course: Course) => (await catalog.admin.get<Course>(pathOf(course))).body;

async function publishedVersions(course: Course) {
  await catalog.waitUntilIdle();
  return catalog
    .published(paperPublished)
    .filter(({ data }) => data.paperId === firstYear(course)?._id)
    .map(({ data }) => [data.version, data.subjects[0]?.mcqs[0]?.options.map(({ isCorrect }) => isCorrect)]);
}

describe('the corrected key of a past year', () => {
  it('is in its form and its next version, once, and an older form does not take it back', async () => {
    const created = await catalog.createCourse({ courseCode: 'KEY1' });
    for (let n = 0; n < 2; n += 1) await catalog.emit(keyCorrected, correction(created));
    expect(keyOf(await stored(created))).toEqual([false, true]);
    const saved = await catalog.admin.put<Course>(pathOf(created), created);
    expect([saved.status, keyOf(saved.body)]).toEqual([200, [false, true]]);
    expect(await publishedVersions(created)).toEqual([
      [1, [true, false]],
      [2, [false, true]],
    ]);
  });

  it('is not stored where the author has another key', async () => {
    const created = await catalog.createCourse({ courseCode: 'KEY2' });
    await catalog.emit(keyCorrected, correction(created, { before: [], keyVersion: 3 }));
    expect(keyOf(await stored(created))).toEqual([true, false]);
    expect(await publishedVersions(created)).toEqual([[1, [true, false]]]);
  });
});
