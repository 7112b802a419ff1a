import { restoreWindowMs } from '@pathshala/rules/undo-window';
import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTree } from './course-tree.ts';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { startCatalog } from './start-catalog.ts';

type Refusal = { code: string; error: string; fields: Record<string, string> };

const path = '/academiccourse/academicCourses';
const store = crashingStore();
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog({ replace: ({ documents }) => ({ documents: store.wrap(documents) }) });
});
afterAll(() => catalog.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function send<Body>(file: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'course.zip');
  const request = new Response(form);
  return catalog.admin.post<Body>('/academiccourse/import', new Uint8Array(await request.arrayBuffer()), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

const exported = async (id: string) => (await catalog.admin.get(`${path}/${id}/export`)).bytes;

/** A course with a picture, lessons in both languages, and every field of a lesson. */
async function richCourse() {
  const { body: picture } = await catalog.admin.post<{ url: string }>('/courses/files', new Uint8Array(png));
  const tree = await createTree(catalog, { thumbnailImageUrl: picture.url, price: 500, discountPrice: 100 });
  await catalog.admin.post(`/courses/${tree.motion}/createlesson`, {
    title: 'গতির সূত্র',
    content: `<p>$v = u + at$ <img src="${picture.url}" alt="v"></p>`,
    videoLink: 'https://example.com/v',
    duration: 12,
    supplementaryMaterials: ['Chapter 2', { title: 'Notes', link: 'https://example.com/n.pdf' }],
    subLessons: [{ title: 'Part 1', content: '<p>one</p>' }],
  });
  // Equal units are two units, also in a file.
  await catalog.admin.post(`/courses/${tree.optics}/createchapter`, {
    chapterTitle: 'Lenses',
    chapterSummary: 'c',
  });
  return { ...tree, picture };
}

describe('a copy of a course', () => {
  it('has everything that the author wrote, with ids of its own, and is a draft', async () => {
    const { course, lesson, read } = await richCourse();
    const { status, body: copy } = await catalog.admin.post<AcademicCourseForAdmin>(
      `${path}/${course._id}/duplicate`,
    );
    expect([status, copy.title, copy.status, copy.rev]).toEqual([201, 'Physics (copy)', 'draft', 1]);
    const ids = JSON.stringify(copy).match(/"_id":"\w+"/gu) ?? [];
    expect(ids).toHaveLength(7);
    for (const id of ids) expect(JSON.stringify(course)).not.toContain(id);
    const chapter = copy.subjects[0]!.units[0]!;
    expect(await read(`${chapter._id}/lessons`)).toMatchObject({
      items: [{ title: 'Speed' }, { title: 'গতির সূত্র', duration: 12 }],
    });
    expect(await read(`${chapter._id}/contents`)).toMatchObject({ contents: [{ title: 'Summary' }] });
    expect(await read(`${lesson}/lesson`)).toMatchObject({ title: 'Speed' });
    expect((await catalog.admin.post(`${path}/nothing/duplicate`)).status).toBe(404);
  });

  it.each(['academic-courses', 'lessons', 'contents'])(
    'that is interrupted at its last write to %s is never shown, and is removed',
    async (collection) => {
      const { course } = await createTree(catalog);
      const lessons = catalog.platform.documents.collection('lessons');
      const before = await lessons.countDocuments({});
      store.crashAt(collection, collection === 'academic-courses' ? 1 : 0);
      expect((await catalog.admin.post(`${path}/${course._id}/duplicate`)).status).toBe(500);
      store.restart();
      expect(
        (await catalog.admin.get<{ total: number }>(`${path}?q=copy&status=draft&pageSize=100`)).body.total,
      ).toBe(1);
      catalog.clock.advance(restoreWindowMs);
      await catalog.runJob('finish-academic-deletes');
      await catalog.waitUntilIdle();
      expect(await lessons.countDocuments({})).toBe(before);
      expect(catalog.published(courseDeleted)).toEqual([]);
    },
  );
});

describe('a course as a file', () => {
  it('is the same after export, import and export', async () => {
    const { course, picture } = await richCourse();
    const answer = await catalog.admin.get(`${path}/${course._id}/export`);
    expect(answer.headers.get('content-disposition')).toContain(`course-${course._id}.zip`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(answer.bytes);
    const sha256 = picture.url.slice(-64);
    expect(Object.keys(files).toSorted()).toEqual([
      'chapters/1-1/contents-1.json',
      'chapters/1-1/lessons-1.json',
      'course.json',
      `pictures/${sha256}.webp`,
    ]);
    const imported = await send<AcademicCourseForAdmin>(answer.bytes);
    expect(imported).toMatchObject({
      status: 201,
      body: { title: 'Physics', status: 'draft', fee: 400, rev: 1 },
    });
    expect(imported.body._id).not.toBe(course._id);
    expect(Buffer.from(await exported(imported.body._id))).toEqual(Buffer.from(answer.bytes));
  });

  it('brings pictures that are not stored yet, checked and encoded like uploads', async () => {
    const { course, picture } = await richCourse();
    const files = unzipSync(await exported(course._id));
    const unknown = 'ab'.repeat(32);
    const sha256 = picture.url.slice(-64);
    const renamed = Object.entries(files).map(([name, content]): [string, Uint8Array] =>
      name.startsWith('pictures/')
        ? [`pictures/${unknown}.webp`, new Uint8Array(png)]
        : [name, strToU8(strFromU8(content).replaceAll(sha256, unknown))],
    );
    const { body } = await send<AcademicCourseForAdmin>(zipSync(Object.fromEntries(renamed)));
    expect(body.thumbnailImageUrl).toMatch(/^\/api\/files\/svc-catalog\/[0-9a-f]{64}$/u);
    expect(body.thumbnailImageUrl).not.toContain(unknown);
    expect((await catalog.visitor.get(body.thumbnailImageUrl.slice('/api'.length))).status).toBe(200);
  });

  it('is cleaned like a form', async () => {
    const { course } = await createTree(catalog);
    const files = unzipSync(await exported(course._id));
    const lessons = strToU8('[{"title":"L","content":"<p>safe</p><script>1</script>"}]');
    const { body } = await send<AcademicCourseForAdmin>(
      zipSync({ ...files, 'chapters/1-1/lessons-1.json': lessons }),
    );
    const chapter = body.subjects[0]!.units[0]!._id;
    const list = await catalog.admin.get(`/courses/${chapter}/lessons`);
    expect(list.body).toMatchObject({ items: [{ content: '<p>safe</p>' }] });
  });
});

const head = { format: 'pathshala-course', version: 1 };
const json = (value: unknown) => strToU8(JSON.stringify(value));
const bare = { ...head, course: { title: 'Bare', subjects: [{ title: 'S', units: [{ title: 'U' }] }] } };
const zipOf = (files: Record<string, Uint8Array>) => zipSync({ 'course.json': json(bare), ...files });

/** A file whose directory declares 4 GB of content. */
function bomb(): Uint8Array {
  const zip = zipOf({});
  const directory = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(zip.buffer).setUint32(directory + 24, 0xff_ff_ff_f0, true);
  return zip;
}

describe('an import', () => {
  it.each([
    ['no zip', strToU8('hello'), 'catalog.import.not-a-course', ['file']],
    ['no course', zipSync({ 'a.json': json({}) }), 'catalog.import.not-a-course', ['file']],
    ['another format', zipSync({ 'course.json': json({ a: 1 }) }), 'catalog.import.not-a-course', ['file']],
    [
      'a later version',
      zipOf({ 'course.json': json({ ...bare, version: 2 }) }),
      'catalog.import.version',
      ['file'],
    ],
    ['a path', zipOf({ '../x.json': json({}) }), 'catalog.import.path', ['file']],
    ['an absolute path', zipOf({ '/etc/x': json({}) }), 'catalog.import.path', ['file']],
    ['a bomb', bomb(), 'catalog.import.too-large', ['file']],
    ['no JSON', zipOf({ 'course.json': strToU8('{') }), 'catalog.import.incomplete', ['course.json']],
    [
      'a course without a title, with wrong dates',
      zipOf({ 'course.json': json({ ...bare, course: { title: '', courseStartDate: '2026-02-30' } }) }),
      'catalog.import.incomplete',
      ['course.json: course.courseStartDate'],
    ],
    [
      'dates and prices that do not fit',
      zipOf({
        'course.json': json({
          ...head,
          course: {
            title: 'x',
            courseStartDate: '2026-02-02',
            courseEndDate: '2026-02-01',
            discountPrice: 1,
          },
        }),
      }),
      'catalog.import.incomplete',
      ['course.json: courseEndDate', 'course.json: discountPrice'],
    ],
    [
      'an unknown chapter',
      zipOf({ 'chapters/1-2/lessons-1.json': json([]) }),
      'catalog.import.incomplete',
      ['chapters/1-2/lessons-1.json'],
    ],
    [
      'a lesson without text',
      zipOf({ 'chapters/1-1/lessons-1.json': json([{ title: 'x', content: '<p></p>' }]) }),
      'catalog.import.incomplete',
      ['chapters/1-1/lessons-1.json: content'],
    ],
    [
      'a picture that is none',
      zipOf({ [`pictures/${'cd'.repeat(32)}.webp`]: strToU8('<svg onload="alert(1)">') }),
      'catalog.import.incomplete',
      [`pictures/${'cd'.repeat(32)}.webp`],
    ],
  ])('of %s is refused with the place', async (...[, file, code, fields]) => {
    const { status, body } = await send<Refusal>(file);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, code, fields]);
    for (const sentence of [body.error, ...Object.values(body.fields)]) expect(sentence).not.toContain('{');
  });
});

describe('a copy of a course with new dates', () => {
  it('has all its dates moved by the difference of two starts [OPN-02]', async () => {
    const { course } = await createTree(catalog);
    const dates = {
      enrollmentStartDate: '2026-01-01',
      enrollmentEndDate: '2026-01-31',
      courseStartDate: '2026-02-01',
      courseEndDate: '2026-12-31',
      interactiveSessions: [
        {
          title: 'Live',
          description: '',
          liveLink: 'https://example.com/live',
          startsAt: '2026-02-03T14:00:00.000Z',
          durationMinutes: 60,
        },
      ],
    };
    const { body: stored } = await catalog.admin.get<AcademicCourseForAdmin>(`${path}/${course._id}`);
    const changed = await catalog.admin.put(`${path}/${course._id}`, { ...stored, ...dates });
    expect([changed.status, changed.body]).toMatchObject([200, dates]);
    const moved = await catalog.admin.post<AcademicCourseForAdmin>(
      `${path}/${course._id}/duplicate?startsOn=2027-02-08`,
    );
    expect(moved.body).toMatchObject({
      enrollmentStartDate: '2027-01-08',
      enrollmentEndDate: '2027-02-07',
      courseStartDate: '2027-02-08',
      courseEndDate: '2028-01-07',
      interactiveSessions: [{ startsAt: '2027-02-10T14:00:00.000Z', liveLink: 'https://example.com/live' }],
    });
    const { body: original } = await catalog.admin.get<AcademicCourseForAdmin>(`${path}/${course._id}`);
    expect(original).toMatchObject(dates);
    const copyPath = `${path}/${moved.body._id}`;
    await catalog.admin.put(copyPath, { ...moved.body, courseStartDate: '' });
    const refused = await catalog.admin.post<{ code: string }>(`${copyPath}/duplicate?startsOn=2027-02-08`);
    expect([refused.status, refused.body.code]).toEqual([422, 'catalog.copy-without-start']);
    expect((await catalog.admin.post(`${path}/${course._id}/duplicate?startsOn=soon`)).status).toBe(400);
  });
});

describe('the openings of a course', () => {
  const open = { opensAt: null, closesAt: null, after: null };
  const planOf = async (id: string) =>
    (
      await catalog.admin.get<{
        parts: { _id: string; title: string; opensAt: string | null; after: string | null }[];
      }>(`/courses/${id}/openings`)
    ).body.parts;

  it('are in its file, and in the course that is made of it [OPN-05]', async () => {
    const { course, motion, lesson, content, optics } = await createTree(catalog);
    const openings = [
      { _id: course._id, ...open, closesAt: '2027-01-01T04:00:00.000Z' },
      { _id: motion, ...open, opensAt: '2026-02-01T04:00:00.000Z' },
      { _id: content, ...open, after: lesson },
      { _id: optics, ...open, after: lesson },
    ];
    expect((await catalog.admin.put(`/courses/${course._id}/openings`, { openings })).status).toBe(200);
    const file = await exported(course._id);
    const { body } = await send<AcademicCourseForAdmin>(file);
    const [before, after] = [await planOf(course._id), await planOf(body._id)];
    const shape = (parts: typeof before) =>
      parts.map(({ title, opensAt, after: condition }) => [
        title,
        opensAt,
        parts.find(({ _id }) => _id === condition)?.title,
      ]);
    expect(shape(after)).toEqual(shape(before));
    expect(after.filter(({ after: condition }) => condition !== null)).toHaveLength(2);
    expect(JSON.stringify(after)).not.toContain(lesson);
  });

  it('in a file are refused with their name when a part is unknown, the order is wrong, or they go in a circle [OPN-05]', async () => {
    const { course } = await createTree(catalog);
    const files = unzipSync(await exported(course._id));
    const withOpenings = (openings: unknown) =>
      send<Refusal>(zipSync({ ...files, 'openings.json': strToU8(JSON.stringify(openings)) }));
    const lesson = 's1.c1.l1';
    const wrong = [
      [{ part: 's9', ...open }],
      [{ part: lesson, ...open, after: lesson }],
      [{ part: lesson, ...open, after: 's1' }],
      [{ part: '', ...open, opensAt: '2026-02-01T00:00:00Z', closesAt: '2026-01-01T00:00:00Z' }],
      [{ part: lesson, ...open, opensAt: 'tomorrow' }],
      { part: lesson },
    ];
    for (const openings of wrong) {
      const { status, body } = await withOpenings(openings);
      expect([status, body.code]).toEqual([422, 'catalog.import.incomplete']);
      expect(Object.keys(body.fields)[0]).toMatch(/^openings\.json/u);
    }
    expect((await withOpenings([{ part: lesson, ...open, opensAt: '2026-02-01T04:00:00Z' }])).status).toBe(
      201,
    );
  });
});
