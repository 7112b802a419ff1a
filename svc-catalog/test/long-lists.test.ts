import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import type { AdmissionCourseCard } from '@pathshala/svc-catalog-contract/admission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicCourseCollection } from '../src/academic-courses/storage/document-academic-courses.ts';
import { countsOf } from '../src/admission-courses/domain/course.ts';
import {
  admissionCourseCollection,
  createDocumentAdmissionCourses,
} from '../src/admission-courses/storage/document-admission-courses.ts';
import { createDocumentPapers } from '../src/admission-courses/storage/document-papers.ts';
import { countOlderCourses } from '../src/admission-courses/use-cases/count-older-courses.ts';
import { academicForm, startCatalog } from './start-catalog.ts';

const path = '/admissioncourse/universities';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
const ofAdmin = () => catalog.client.as({ role: 'admin' });
const academicPath = '/academiccourse/academicCourses';

/** A distinct word for each number, such as `mokarilu`, so that the catalogue has as many words as courses. */
function placeName(n: number): string {
  const syllables = ['ka', 'ri', 'mo', 'lu', 'shen', 'bor', 'ti', 'dha', 'pur', 'gon'];
  return Array.from(String(n * 7).padStart(5, '0'), (digit) => syllables[Number(digit)]).join('');
}

async function insertAcademicCourses(): Promise<void> {
  const { body } = await catalog.admin.post(academicPath, {
    ...academicForm,
    description: 'x'.repeat(2000),
    subjects: [{ title: 'Mechanics', units: [{ title: 'Motion' }] }],
  });
  const collection = academicCourseCollection(catalog.platform.documents);
  const stored = await collection.findOne({ _id: String(body['_id']) });
  if (stored === null) throw new Error('the course is not stored');
  const courseOf = (n: number) => ({
    ...stored,
    _id: `academic-${n}`,
    title: `Physics ${placeName(n)}`,
    titleKey: `physics ${placeName(n)}`,
    classLevel: `Class ${n % 12}`,
    fee: (n % 5) * 100,
    createdAt: new Date(Date.UTC(2024, 0, 1) + n * 3_600_000).toISOString(),
  });
  await Promise.all(Array.from({ length: listRows }, (_, at) => collection.insertOne(courseOf(at))));
}

beforeAll(async () => {
  catalog = await startCatalog();
  const { _id } = await catalog.createCourse({ courseCode: 'LONG', description: 'x'.repeat(2000) });
  const collection = admissionCourseCollection(catalog.platform.documents);
  const stored = await collection.findOne({ _id });
  if (stored === null) throw new Error('the course is not stored');
  const courseOf = (at: number) => {
    const n = (at * 7919) % listRows;
    const courseCode = `C${String(n).padStart(5, '0')}`;
    const units = stored.units.slice(0, n % 3 === 0 ? 0 : 1);
    return {
      ...stored,
      _id: `course-${n}`,
      name: `University ${n} ${placeName(n)}`,
      nameKey: `university ${n} ${placeName(n)}`,
      courseCode,
      codeKey: courseCode,
      fee: (n % 5) * 100,
      createdAt: new Date(Date.UTC(2024, 0, 1) + n * 3_600_000).toISOString(),
      units,
      ...countsOf({ units }),
    };
  };
  await Promise.all(Array.from({ length: listRows }, (_, at) => collection.insertOne(courseOf(at))));
  await insertAcademicCourses();
}, 120_000);
afterAll(() => catalog.stop(), 60_000);

describe('a long list of admission courses', () => {
  it.each([
    '',
    'sort=newest',
    'sort=name',
    'sort=-code',
    'sort=fee',
    'sort=-units',
    'sort=years',
    'sort=-questions',
    'sort=-created&pageSize=100',
    'page=25',
    'q=university',
    'q=c00042',
    'price=free&sort=name',
    'createdFrom=2024-01-05&createdTo=2024-01-08&sort=name',
  ])('is answered from its indexes: %s', async (query) => {
    const measure = await measureList(`admission courses ?${query}`, () => ofAdmin().get(`${path}?${query}`));
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });

  it.each([
    [path, 'q=nothing'],
    [path, 'q=univrsity'],
    [path, 'q=univresity 4 karimol'],
    [path, 'q=mokarilusha&sort=name'],
    [academicPath, 'q=phisics&level=beginner'],
    [academicPath, 'q=nothing near physcs&sort=fee'],
  ])('%s forgives mistakes in time: %s', async (at, query) => {
    const search = () => {
      catalog.clock.advance(1_000);
      return ofAdmin().get(`${at}?${query}`);
    };
    await search();
    const measure = await measureList(`${at}?${query}`, search);
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });

  it.each([
    '',
    'sort=name',
    'sort=fee&price=paid',
    'q=physics&classLevel=Class 10',
    'q=pur&language=English&page=3',
  ])('of academic courses is answered from its indexes: %s', async (query) => {
    const call = () => catalog.visitor.get(`${academicPath}?${query}`);
    const measure = await measureList(`academic courses ?${query}`, call);
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });

  it('is sorted by its counts, its code and its creation either way', async () => {
    for (const [column, field] of [
      ['units', 'unitCount'],
      ['years', 'yearCount'],
      ['questions', 'questionCount'],
      ['code', 'courseCode'],
      ['created', 'createdAt'],
    ] as const) {
      const sorted = async (sort: string) => {
        const { body } = await ofAdmin().get<{ items: AdmissionCourseCard[] }>(
          `${path}?sort=${sort}&pageSize=100`,
        );
        return body.items.map((course) => course[field]);
      };
      const up = await sorted(column);
      expect(up).toEqual(up.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
      const down = await sorted(`-${column}`);
      expect(down).toEqual(down.toSorted((a, b) => (a > b ? -1 : Number(a < b))));
    }
  });

  it('counts the courses of an earlier version at the start', async () => {
    const collection = admissionCourseCollection(catalog.platform.documents);
    await collection.updateOne(
      { _id: 'course-1' },
      { $unset: { unitCount: '', questionCount: '', overviewVersion: '' } },
    );
    const courses = createDocumentAdmissionCourses(catalog.platform);
    await countOlderCourses({ courses, papers: createDocumentPapers(catalog.platform) })();
    expect(await collection.findOne({ _id: 'course-1' })).toMatchObject({ unitCount: 1, questionCount: 8 });
    await expect(courses.idsWithOlderOverviews()).resolves.toEqual([]);
  });
});
