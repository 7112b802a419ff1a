import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { AdmissionCourseForAdmin } from '@pathshala/svc-catalog-contract/admission';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type { Batch } from '@pathshala/svc-catalog-contract/batches';
import type { CopyPreview } from '@pathshala/svc-catalog-contract/copies';
import { courseCopied } from '@pathshala/svc-catalog-contract/events';
import type { CourseOpenings } from '@pathshala/svc-catalog-contract/openings';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { permissions } from '@pathshala/rules/permissions';
import { afterEach, describe, expect, it } from 'vitest';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { startCatalog } from './start-catalog.ts';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

async function start(options: Parameters<typeof startCatalog>[0] = {}): Promise<Catalog> {
  const catalog = await startCatalog(options);
  stop = () => catalog.stop();
  return catalog;
}

// The clock of the tests stands at 10:00 on 15 January 2026, a Thursday.
const future = '2026-02-02T04:00:00.000Z';
const open = { opensAt: null, closesAt: null, after: null };

/** Makes everything that belongs to the season of a course. */
async function season({ admin }: Catalog, courseId: string, subjectId = '') {
  const batch = {
    name: 'Friday morning',
    courseIds: [courseId],
    startsOn: '2026-02-01',
    endsOn: '2026-05-31',
  };
  const { _id: batchId } = (await admin.post<Batch>('/courses/batches', { ...batch, capacity: 30 })).body;
  const assignment = { description: '<p>Draw.</p>', dueDate: '2026-02-10T10:00:00Z', maxScore: 10, courseId };
  await admin.post('/assignments', { ...assignment, title: 'For all', subjectId });
  await admin.post('/assignments', { ...assignment, title: 'For a batch', batchIds: [batchId] });
  const instalments = [
    { dueOn: '2026-02-01', amountPaisa: 60_000 },
    { dueOn: '2026-03-01', amountPaisa: 40_000 },
  ];
  const plan = { planName: 'Two parts', kind: 'instalments', pricePaisa: 100_000, instalments };
  const fees = await admin.put(`/courses/fees/plans/${courseId}`, { plans: [plan] });
  const rule = { weekdays: [5], startTime: '09:00', from: '2026-02-06', until: '2026-02-27' };
  const details = { title: 'Motion', courseId, batchId, teacher: 'Rahim', durationMinutes: 60, room: '1' };
  const series = await admin.post('/classes/series', { ...details, ...rule });
  if (series.status !== 201) throw new Error(JSON.stringify(series.body));
  return { batchId, made: [fees.status, series.status] };
}

type Caller = Pick<Catalog, 'admin'>;

const preview = ({ admin }: Caller, courseId: string, query: string) =>
  admin.get<CopyPreview>(`/courses/${courseId}/copies/preview?${query}`);
const copy = ({ admin }: Caller, courseId: string, body: object) =>
  admin.post<{ courseId: string; courseName: string }>(`/courses/${courseId}/copies`, body);

async function admission(catalog: Catalog) {
  const course = await catalog.createCourse({ courseCode: 'CP' });
  const [unit] = course.units;
  const [first, second] = unit?.years ?? [];
  const openings = [
    { _id: unit?._id, ...open, opensAt: future },
    { _id: second?._id, ...open, after: first?._id },
  ];
  await catalog.admin.put(`/courses/${course._id}/openings`, { openings });
  return course;
}

describe('the preview of a copy', () => {
  it('has all dates moved, and says which are past or a Friday; nothing is made [OPN-04]', async () => {
    const catalog = await start();
    const { courseId, subjects } = await createCourseOfLessons(catalog);
    const { made } = await season(catalog, courseId, subjects[0]?._id);
    expect(made).toEqual([200, 201]);
    const { body } = await preview(catalog, courseId, 'days=5');
    expect(body).toMatchObject({ courseKind: 'academic', startsOn: '2026-02-01', days: 5 });
    expect(body.dates.map(({ kind, field, from, to }) => [kind, field, from, to])).toEqual([
      ['course', 'enrolment-starts', '2026-01-01', '2026-01-06'],
      ['course', 'enrolment-ends', '2026-01-31', '2026-02-05'],
      ['course', 'starts', '2026-02-01', '2026-02-06'],
      ['course', 'ends', '2026-12-31', '2027-01-05'],
      ['fee', 'due', '2026-02-01', '2026-02-06'],
      ['fee', 'due', '2026-03-01', '2026-03-06'],
      ['batch', 'starts', '2026-02-01', '2026-02-06'],
      ['batch', 'ends', '2026-05-31', '2026-06-05'],
      ['assignment', 'due', '2026-02-10T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
      ['assignment', 'due', '2026-02-10T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
      ['class', 'starts', '2026-02-06', '2026-02-11'],
      ['class', 'ends', '2026-02-27', '2026-03-04'],
    ]);
    const [begins, , starts] = body.dates;
    expect([begins?.isPast, begins?.isFriday, starts?.isPast, starts?.isFriday]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const { total } = (await catalog.admin.get<{ total: number }>('/academiccourse/academicCourses')).body;
    expect(total).toBe(1);
  });

  it('finds the days from a first day, for an admission course from its first date [OPN-04]', async () => {
    const catalog = await start();
    const course = await admission(catalog);
    const { body } = await preview(catalog, course._id, 'startsOn=2027-02-02');
    expect(body).toMatchObject({ startsOn: '2026-02-02', days: 365 });
    expect(body.dates).toMatchObject([{ kind: 'opening', field: 'opens', to: '2027-02-02T04:00:00.000Z' }]);
    const bare = await catalog.createCourse({ courseCode: 'BARE', name: 'Bare' });
    expect((await preview(catalog, bare._id, '')).body).toMatchObject({ startsOn: null, days: 0, dates: [] });
    expect(await preview(catalog, bare._id, 'startsOn=2027-02-02')).toMatchObject({
      status: 422,
      body: { code: 'catalog.copy-without-start' },
    });
  });

  it('is refused beyond ten years, for a day that is none, and for an unknown course [OPN-04]', async () => {
    const catalog = await start();
    const course = await admission(catalog);
    const tooFar = { status: 422, body: { code: 'catalog.copy-too-far' } };
    expect(await preview(catalog, course._id, 'days=3653')).toMatchObject(tooFar);
    expect(await preview(catalog, course._id, 'startsOn=2037-01-01')).toMatchObject(tooFar);
    expect(await copy(catalog, course._id, { days: -99_999 })).toMatchObject(tooFar);
    expect((await preview(catalog, course._id, 'startsOn=2027-02-30')).status).toBe(400);
    expect((await copy(catalog, course._id, { days: 1.5 })).status).toBe(400);
    expect((await preview(catalog, '0'.repeat(24), 'days=1')).status).toBe(404);
    expect((await copy(catalog, '0'.repeat(24), { days: 1 })).status).toBe(404);
  });
});

describe('the copy of an admission course', () => {
  it('is a draft with all papers, openings and the season moved, which is published by one call [OPN-04]', async () => {
    const catalog = await start();
    const course = await admission(catalog);
    const { batchId } = await season(catalog, course._id);
    const made = await copy(catalog, course._id, { days: 364 });
    expect(made).toMatchObject({ status: 201, body: { courseName: 'Test University (copy)' } });
    const { courseId } = made.body;
    const copied = (
      await catalog.admin.get<AdmissionCourseForAdmin>(`/admissioncourse/universities/${courseId}`)
    ).body;
    expect(copied).toMatchObject({ isDraft: true, units: [{ unitName: 'Science' }], enrolledCount: 0 });
    const texts = ({ units }: AdmissionCourseForAdmin) =>
      units.flatMap(({ years }) =>
        years.flatMap(({ subjects }) => subjects.flatMap(({ mcqs }) => mcqs.map(({ question }) => question))),
      );
    expect(texts(copied)).toEqual(texts(course));
    expect(copied.units[0]?.years[0]?._id).not.toBe(course.units[0]?.years[0]?._id);

    const openings = (await catalog.admin.get<CourseOpenings>(`/courses/${courseId}/openings`)).body;
    const years = openings.parts.filter(({ kind }) => kind === 'year');
    expect(openings.parts[1]).toMatchObject({ kind: 'unit', opensAt: '2027-02-01T04:00:00.000Z' });
    expect(years[1]?.after).toBe(years[0]?._id);

    const path = `/courses/batches?courseId=${courseId}`;
    const batches = (await catalog.admin.get<{ items: Batch[] }>(path)).body.items;
    expect(batches).toMatchObject([
      { name: 'Friday morning (copy)', startsOn: '2027-01-31', endsOn: '2027-05-30', capacity: 30 },
    ]);
    expect(batches[0]?._id).not.toBe(batchId);
    const list = `/assignments?courseId=${courseId}&sort=title`;
    const assignments = (await catalog.admin.get<{ items: AssignmentForAdmin[] }>(list)).body.items;
    expect(assignments.map(({ title, dueDate }) => [title, dueDate])).toEqual([
      ['For a batch', '2027-02-09T10:00:00.000Z'],
      ['For all', '2027-02-09T10:00:00.000Z'],
    ]);
    const ofBatch = await catalog.admin.get<AssignmentForAdmin>(`/assignments/${assignments[0]?._id}`);
    expect(ofBatch.body.batchIds).toEqual([batches[0]?._id]);
    expect((await catalog.admin.get(`/courses/fees/plans/${courseId}`)).body).toMatchObject({
      plans: [{ planName: 'Two parts', instalments: [{ dueOn: '2027-01-31' }, { dueOn: '2027-02-28' }] }],
    });
    const classes = (
      await catalog.admin.get<{ items: { startsAt: string }[] }>(
        `/classes?courseId=${courseId}&startFrom=2027-01-01&startTo=2027-12-31`,
      )
    ).body.items;
    expect(classes.map(({ startsAt }) => startsAt.slice(0, 10)).toSorted()).toEqual([
      '2027-02-05',
      '2027-02-12',
      '2027-02-19',
      '2027-02-26',
    ]);
  });

  it('is found by no student before it is published, and takes no enrolments [OPN-04]', async () => {
    const catalog = await start();
    const { courseId } = (await copy(catalog, (await admission(catalog))._id, { days: 7 })).body;
    const { courseCode } = (
      await catalog.admin.get<AdmissionCourseForAdmin>(`/admissioncourse/universities/${courseId}`)
    ).body;
    const seen = async () => [
      (await catalog.visitor.get<{ total: number }>('/admissioncourse/universities')).body.total,
      (await catalog.student.get(`/admissioncourse/universities/${courseId}`)).status,
      (await catalog.visitor.get(`/admissioncourse/universities/coursedetails/${courseCode}`)).status,
      (await catalog.visitor.get(`/admissioncourse/universities/samplequestions/${courseCode}`)).status,
      (await catalog.student.get(`/admissioncourse/universities/unitDetails/${courseCode}`)).status,
    ];
    expect(await seen()).toEqual([1, 404, 404, 404, 404]);
    expect((await catalog.enrol(courseId)).status).toBe(410);
    const publish = `/admissioncourse/universities/${courseId}/publication`;
    expect((await catalog.student.put(publish, {})).status).toBe(403);
    expect((await catalog.admin.put(publish, { rev: 9 })).body).toMatchObject({
      code: 'common.edited-meanwhile',
    });
    const published = await catalog.admin.put<AdmissionCourseForAdmin>(publish, { rev: 1 });
    expect(published.body.isDraft).toBeUndefined();
    expect((await catalog.admin.put(publish, {})).status).toBe(200);
    expect(await seen()).toEqual([2, 200, 200, 200, 403]);
    expect((await catalog.enrol(courseId)).status).toBe(201);
  });

  it('stays a draft when it is edited [OPN-04]', async () => {
    const catalog = await start();
    const { courseId } = (await copy(catalog, (await admission(catalog))._id, { days: 7 })).body;
    const path = `/admissioncourse/universities/${courseId}`;
    const { body } = await catalog.admin.get<AdmissionCourseForAdmin>(path);
    const saved = await catalog.admin.put(path, { ...body, name: 'Season 2027' });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Season 2027', isDraft: true } });
  });

  it('takes price plans and batches along only for those who may make them [OPN-04]', async () => {
    const catalog = await start();
    const course = await admission(catalog);
    await season(catalog, course._id);
    const setter = catalog.client.as({ role: 'admin', permissions: [permissions.questions] });
    const { body } = await preview({ admin: setter }, course._id, 'days=7');
    expect(body.takes).toEqual(['opening', 'assignment', 'class']);
    expect(new Set(body.dates.map(({ kind }) => kind))).toEqual(new Set(['opening', 'assignment', 'class']));
    const { courseId } = (await copy({ admin: setter }, course._id, { days: 7 })).body;
    const batches = await catalog.admin.get<{ total: number }>(`/courses/batches?courseId=${courseId}`);
    expect(batches.body.total).toBe(0);
    // An assignment for a batch stays behind with it.
    const list = await catalog.admin.get<{ total: number }>(`/assignments?courseId=${courseId}`);
    expect(list.body.total).toBe(1);
  });
});

describe('the copy of an academic course', () => {
  it('is a draft whose parts, openings and season are moved, and says so to other services [OPN-04]', async () => {
    const catalog = await start();
    const { courseId, chapterIds, lessonIds, subjects } = await createCourseOfLessons(catalog);
    const openings = [{ _id: chapterIds[1], ...open, opensAt: future, after: lessonIds[0] }];
    await catalog.admin.put(`/courses/${courseId}/openings`, { openings });
    const { batchId } = await season(catalog, courseId, subjects[0]?._id);
    const { body } = await copy(catalog, courseId, { startsOn: '2027-02-01' });
    const copied = await catalog.admin.get(`/academiccourse/academicCourses/${body.courseId}`);
    expect(copied.body).toMatchObject({ status: 'draft', courseStartDate: '2027-02-01' });
    const plan = (await catalog.admin.get<CourseOpenings>(`/courses/${body.courseId}/openings`)).body;
    const [lesson] = plan.parts.filter(({ kind }) => kind === 'lesson');
    expect(plan.parts.filter(({ opensAt }) => opensAt !== null)).toMatchObject([
      { title: 'C2', opensAt: '2027-02-02T04:00:00.000Z', after: lesson?._id },
    ]);
    await catalog.waitUntilIdle();
    const events = catalog.published(courseCopied);
    expect(events).toHaveLength(1);
    const parts = new Map(events[0]?.data.parts.map(({ from, to }) => [from, to]));
    expect(events[0]?.data).toMatchObject({ courseId: body.courseId, fromCourseId: courseId, days: 365 });
    expect([courseId, ...chapterIds, ...lessonIds, batchId].every((id) => parts.has(id))).toBe(true);
    expect(parts.get(courseId)).toBe(body.courseId);
  });

  it('of a course that was deleted meanwhile is refused; a deleted copy is undone with everything in it [OPN-04]', async () => {
    const catalog = await start();
    const { courseId } = await createCourseOfLessons(catalog);
    await season(catalog, courseId);
    const { body } = await copy(catalog, courseId, { days: 7 });
    expect((await catalog.admin.delete(`/courses/${body.courseId}`)).status).toBe(200);
    const left = await catalog.admin.get<{ total: number }>(`/assignments?courseId=${body.courseId}`);
    expect(left.body.total).toBe(0);
    expect((await catalog.admin.get(`/academiccourse/academicCourses/${body.courseId}`)).status).toBe(404);
    await catalog.admin.delete(`/courses/${courseId}`);
    expect((await copy(catalog, courseId, { days: 7 })).status).toBe(404);
    expect((await preview(catalog, courseId, 'days=7')).status).toBe(404);
  });
});

describe('a copy that is interrupted', () => {
  it('is completed by the job, with nothing made twice, and is published once [OPN-04]', async () => {
    const { wrap, crashAt, restart } = crashingStore();
    const catalog = await start({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
    const course = await admission(catalog);
    await season(catalog, course._id);
    const made = async () => {
      const { items } = (
        await catalog.admin.get<{ items: { _id: string; name: string; isDraft?: boolean }[] }>(
          '/admissioncourse/universities?sort=created&pageSize=100',
        )
      ).body;
      return items.filter(({ isDraft }) => isDraft === true);
    };
    const crashes = [
      ['course_copies', 0],
      ['course_copies', 1],
      ['openings', 0],
      ['price-lists', 0],
      ['batches', 0],
      ['assignments', 0],
      ['assignments', 1],
      ['class-series', 0],
      ['class-series', 1],
      ['classes', 2],
    ] as const;
    for (const [collection, writesBefore] of crashes) {
      const before = (await made()).length;
      crashAt(collection, writesBefore);
      const answer = await copy(catalog, course._id, { days: 7 });
      expect([collection, answer.status]).toEqual([collection, 500]);
      restart();
      catalog.clock.advance(120_000);
      for (const job of ['finish-course-copies', 'finish-class-series']) await catalog.runJob(job);
      await catalog.waitUntilIdle();
      expect((await made()).length - before).toBe(1);
    }
    for (const { courseId, parts } of catalog.published(courseCopied).map(({ data }) => data)) {
      const count = async (path: string) => (await catalog.admin.get<{ total: number }>(path)).body.total;
      expect(await count(`/courses/batches?courseId=${courseId}`)).toBe(1);
      expect(await count(`/assignments?courseId=${courseId}`)).toBe(2);
      expect(await count(`/classes?courseId=${courseId}&startFrom=2026-01-01`)).toBe(4);
      expect(parts.length).toBeGreaterThan(4);
    }
    const ids = catalog.published(courseCopied).map(({ data }) => data.courseId);
    expect(new Set(ids).size).toBe(ids.length);
    // Without its record the first copy is a draft of the course alone.
    expect(ids.length).toBe(crashes.length - 1);
  }, 60_000);

  it('forgets the name of an editor whose account is deleted', async () => {
    const catalog = await start();
    const course = await admission(catalog);
    const userId = '7d'.repeat(12);
    const editor = catalog.client.as({ role: 'admin', userId, name: 'Leaving Person' });
    await copy({ admin: editor }, course._id, { days: 7 });
    await catalog.emit(userDeleted, { userId });
    const stored = await catalog.platform.documents.collection('course_copies').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain('Leaving Person');
  });
});
