import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted, keyCorrected } from '@pathshala/svc-exams-contract/events';
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

describe('the key of a past year that was sat', () => {
  const swapped = (course: Course): Course => {
    const changed = structuredClone(course);
    for (const option of firstQuestion(changed)?.options ?? []) option.isCorrect = !option.isCorrect;
    return changed;
  };

  const submitted = (course: Course) =>
    catalog.emit(examSubmitted, {
      attemptId: 'attempt1',
      resultId: 'attempt1',
      studentId: 'student1',
      examKind: 'past-year',
      examId: firstYear(course)?._id ?? '',
      courseId: course._id,
      unitId: course.units[0]?._id ?? null,
      title: 'KEY',
      attemptNo: 1,
      counts: true,
      score: 1,
      totalMarks: 1,
      correct: 1,
      wrong: 0,
      blank: 0,
      durationMs: 1000,
      dateTaken: '2026-01-15T10:00:00.000Z',
      submittedAt: '2026-01-15T10:01:00.000Z',
      scoreVersion: 1,
    });

  it('is changed by a correction only; anything else can still be saved', async () => {
    const created = await catalog.createCourse({ courseCode: 'KEY3' });
    const before = await catalog.admin.put<Course>(pathOf(created), swapped(created));
    expect([before.status, keyOf(before.body)]).toEqual([200, [false, true]]);
    for (let n = 0; n < 2; n += 1) await submitted(created);
    const refused = await catalog.admin.put<Course>(pathOf(created), swapped(before.body));
    const place = 'units.0.years.0.subjects.0.mcqs.0';
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'catalog.key-sat', fields: { [place]: expect.any(String) } },
    });
    expect(keyOf(await stored(created))).toEqual([false, true]);
    const renamed = await catalog.admin.put<Course>(pathOf(created), { ...before.body, name: 'Renamed' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Renamed']);
    const right = firstQuestion(before.body)?.options[1]?._id ?? '';
    const wrong = firstQuestion(before.body)?.options[0]?._id ?? '';
    await catalog.emit(keyCorrected, { ...correction(created), before: [right], correct: [wrong] });
    expect(keyOf(await stored(created))).toEqual([true, false]);
  });
});
