import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdmissionCourseCard,
  AdmissionCourseDetails,
  AdmissionCourseForAdmin,
  UnitList,
} from '@pathshala/svc-catalog-contract/admission';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { courseDeleted, paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import { courseForm, questionForm, subjectForm, yearForm } from './course-form.ts';
import { keysIn, startCatalog, studentId } from './start-catalog.ts';

const path = '/admissioncourse/universities';
type Refusal = { code: string; error: string; fields: Record<string, string> };

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const forms = (course: AdmissionCourseForAdmin) => course.units.flatMap(({ years }) => years);

describe('creating an admission course', () => {
  it('gives every part an id, the defaults, and the marks that students can reach [CAT-01]', async () => {
    const course = await catalog.createCourse({ courseCode: 'NEW-1' });
    const year = forms(course)[0];
    expect(course._id).toMatch(/^[0-9a-f]{24}$/u);
    expect(year).toMatchObject({ year: 2023, timeLimit: 60, totalMarks: 4, requiredSubjects: 2 });
    const ids = [
      ...course.units.map(({ _id }) => _id),
      ...forms(course).flatMap(({ _id, subjects }) => [
        _id,
        ...subjects.flatMap(({ mcqs }) => mcqs.flatMap((mcq) => [mcq._id, ...mcq.options.map((o) => o._id)])),
      ]),
    ];
    expect(new Set(ids).size).toBe(1 + 2 * (1 + 4 * 3));
  });

  it('publishes each year with its key, once', async () => {
    const course = await catalog.createCourse({ courseCode: 'NEW-2' });
    await catalog.waitUntilIdle();
    const events = catalog.published(paperPublished).filter(({ data }) => data.courseId === course._id);
    expect(events.map(({ data }) => data.paperId).sort()).toEqual(
      forms(course)
        .map(({ _id }) => _id)
        .sort(),
    );
    expect(events[0]?.data).toMatchObject({
      version: 1,
      courseCode: 'NEW-2',
      courseName: 'Test University',
      unitName: 'Science',
      timeLimit: 60,
      negativeMarkingPercentage: 25,
    });
    expect(events[0]?.data.subjects[0]?.mcqs[0]?.options[0]).toMatchObject({
      text: 'right',
      isCorrect: true,
    });
  });

  it('titles a paper by course, unit and year, in two languages where the unit name has two', async () => {
    const unitName = 'বিজ্ঞান | Science';
    await catalog.createCourse({ courseCode: 'TWO', units: [{ unitName, years: [yearForm(2024)] }] });
    await catalog.waitUntilIdle();
    const events = catalog.published(paperPublished).find(({ data }) => data.courseCode === 'TWO');
    expect(events?.data.title).toBe('TWO বিজ্ঞান 2024 | TWO Science 2024');
  });

  it('makes a code from the name, with a number when it is taken', async () => {
    const first = await catalog.createCourse({ name: 'Green Hill College', courseCode: '' });
    const second = await catalog.createCourse({ name: 'Green Hill College', courseCode: '' });
    expect([first.courseCode, second.courseCode]).toEqual(['GHC', 'GHC-2']);
  });

  it('rejects the code of another course in either letter case', async () => {
    await catalog.createCourse({ courseCode: 'CASE' });
    const answer = await catalog.admin.post<Refusal>(path, courseForm({ courseCode: 'case' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'catalog.course-code-taken' } });
  });

  it('gives a code to one of many concurrent requests, and withdraws the papers of the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => catalog.admin.post(path, courseForm({ courseCode: 'RACE' }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ]);
    await catalog.waitUntilIdle();
    const papers = catalog.published(paperPublished).filter(({ data }) => data.courseCode === 'RACE');
    const gone = new Set(catalog.published(paperWithdrawn).map(({ data }) => data.paperId));
    expect(papers.filter(({ data }) => !gone.has(data.paperId))).toHaveLength(2);
  });

  it('sanitises rich text and drops empty entries of lists [CAT-12]', async () => {
    const course = await catalog.createCourse({
      courseCode: 'SAFE',
      description: '<p onclick="x()">ok<script>alert(1)</script></p>',
      subjectAreas: ['', 'Physics'],
      units: [
        {
          unitName: 'U',
          years: [
            yearForm(2020, {
              requiredSubjects: 1,
              subjects: [subjectForm('S', { mcqs: [questionForm('<img src=x onerror=alert(1)>2 < 3')] })],
            }),
          ],
        },
      ],
    });
    expect(course.description).toBe('<p>ok</p>');
    expect(course.subjectAreas).toEqual(['Physics']);
    expect(forms(course)[0]?.subjects[0]?.mcqs[0]?.question).not.toContain('onerror');
  });

  it('accepts a course of 160 questions with pictures in one body of more than a megabyte', async () => {
    const picture = `<img src="data:image/svg+xml;base64,${'A'.repeat(8000)}" alt="graph">`;
    const mcqs = Array.from({ length: 80 }, (_, n) => questionForm(`${n} ${picture}`));
    const years = [2020, 2021].map((year) =>
      yearForm(year, { requiredSubjects: 1, subjects: [subjectForm('S', { mcqs })] }),
    );
    const course = await catalog.createCourse({ courseCode: 'BIG', units: [{ unitName: 'U', years }] });
    expect(forms(course).map(({ totalMarks }) => totalMarks)).toEqual([80, 80]);
  });
});

describe('the rules of an admission course', () => {
  const withYear = (more: Parameters<typeof yearForm>[1]) =>
    courseForm({ courseCode: '', units: [{ unitName: 'U', years: [yearForm(2024, more)] }] });
  const withQuestion = (more: Parameters<typeof questionForm>[1]) =>
    withYear({ requiredSubjects: 1, subjects: [subjectForm('S', { mcqs: [questionForm('Q', more)] })] });
  const year = 'units.0.years.0';
  const question = `${year}.subjects.0.mcqs.0`;
  const options = (count: number) => Array.from({ length: count }, () => ({ text: 'x', isCorrect: true }));

  it.each([
    ['a name', courseForm({ name: ' ' }), 'name'],
    ['a discount within the fee', courseForm({ enrollmentFee: 10, discountFee: 11 }), 'discountFee'],
    ['a rating of at most 5', courseForm({ averageRating: 5.1 }), 'averageRating'],
    ['a unit name', courseForm({ units: [{ unitName: '' }] }), 'units.0.unitName'],
    ['a year', withYear({ year: '' }), `${year}.year`],
    ['a time limit above 0', withYear({ timeLimit: 0 }), `${year}.timeLimit`],
    ['a time limit of at most 600', withYear({ timeLimit: 601 }), `${year}.timeLimit`],
    [
      'a negative mark of at most 100',
      withYear({ negativeMarkingPercentage: 101 }),
      `${year}.negativeMarkingPercentage`,
    ],
    ['the mandatory subjects at least', withYear({ requiredSubjects: 0 }), `${year}.requiredSubjects`],
    ['no more subjects than there are', withYear({ requiredSubjects: 3 }), `${year}.requiredSubjects`],
    ['total marks above 0', withYear({ totalMarks: 0 }), `${year}.totalMarks`],
    [
      'different subject names',
      withYear({ subjects: [subjectForm('A'), subjectForm('a')] }),
      `${year}.subjects.1.subjectName`,
    ],
    [
      'questions in every subject',
      withYear({ subjects: [subjectForm('A'), subjectForm('B', { mcqs: [] })] }),
      `${year}.subjects.1.mcqs`,
    ],
    ['a question text', withQuestion({ question: '<p> </p>' }), `${question}.question`],
    ['a text of bounded size', withQuestion({ question: 'x'.repeat(60_001) }), `${question}.question`],
    ['points above 0', withQuestion({ points: 0 }), `${question}.points`],
    ['two options', withQuestion({ options: options(1) }), `${question}.options`],
    ['six options at most', withQuestion({ options: options(7) }), `${question}.options`],
    [
      'text in every option',
      withQuestion({ options: [...options(1), { text: '' }] }),
      `${question}.options.1.text`,
    ],
    ['a correct option', withQuestion({ options: [{ text: 'a' }, { text: 'b' }] }), `${question}.options`],
  ])('require %s', async (_, form, field) => {
    const { status, body } = await catalog.admin.post<Refusal>(path, form);
    expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
      status: 422,
      code: 'catalog.course.incomplete',
      fields: [field],
    });
  });

  it('keep a year without questions as a draft, hidden and unpublished', async () => {
    const units = [{ unitName: 'U', years: [{ year: 2025 }] }];
    const course = await catalog.createCourse({ courseCode: 'DRAFT', units });
    await catalog.waitUntilIdle();
    expect(catalog.published(paperPublished).some(({ data }) => data.courseId === course._id)).toBe(false);
    const seen = await catalog.visitor.get<UnitList>(`${path}/coursecode/DRAFT`);
    expect(seen.body.units[0]?.years).toEqual([]);
    expect(forms(course)).toMatchObject([{ year: 2025, subjects: [] }]);
  });

  it.each([
    ['an operator for a name', { ...courseForm(), name: { $gt: '' } }],
    ['an unknown field', { ...courseForm(), isFree: true }],
    ['a number for a list', { ...courseForm(), units: 3 }],
    ['a negative fee', courseForm({ enrollmentFee: -1 })],
  ])('answer %s with 400', async (_, form) => {
    expect(await catalog.admin.post(path, form)).toMatchObject({
      status: 400,
      body: { code: 'common.malformed' },
    });
  });
});

describe('changing an admission course', () => {
  const about = (courseId: string) => ({
    published: catalog.published(paperPublished).filter(({ data }) => data.courseId === courseId),
    withdrawn: catalog.published(paperWithdrawn).map(({ data }) => data.paperId),
  });

  it('publishes nothing and changes no id when it is saved unchanged [CAT-01]', async () => {
    const course = await catalog.createCourse({ courseCode: 'SAME' });
    await catalog.waitUntilIdle();
    const before = about(course._id).published.length;
    const again = await catalog.admin.get<AdmissionCourseForAdmin>(`${path}/${course._id}`);
    const saved = await catalog.admin.put(`${path}/${course._id}`, again.body);
    await catalog.waitUntilIdle();
    expect(saved).toMatchObject({ status: 200, body: { ...course, rev: 2 } });
    expect(about(course._id).published).toHaveLength(before);
  });

  it('publishes only the changed year, with a higher version', async () => {
    const course = await catalog.createCourse({ courseCode: 'EDIT' });
    await catalog.waitUntilIdle();
    const form = structuredClone(course);
    form.units[0]!.years[1]!.subjects[0]!.mcqs[0]!.points = 2.5;
    const saved = await catalog.admin.put(`${path}/${course._id}`, form);
    await catalog.waitUntilIdle();
    expect(saved.status).toBe(200);
    const later = about(course._id).published.slice(2);
    expect(later.map(({ data }) => [data.paperId, data.version])).toEqual([
      [form.units[0]!.years[1]!._id, 2],
    ]);
  });

  it('withdraws a removed year, and publishes an added one', async () => {
    const course = await catalog.createCourse({ courseCode: 'SWAP' });
    const [unit] = course.units;
    const [dropped, remaining] = forms(course);
    const units = [{ ...unit!, years: [remaining!, yearForm(2025)] }];
    const saved = await catalog.admin.put<AdmissionCourseForAdmin>(`${path}/${course._id}`, {
      ...course,
      units,
    });
    await catalog.waitUntilIdle();
    expect(forms(saved.body).map(({ year }) => year)).toEqual([2024, 2025]);
    expect(forms(saved.body)[0]?._id).toBe(remaining!._id);
    expect(about(course._id).withdrawn.filter((id) => id === dropped!._id)).toHaveLength(1);
    expect(about(course._id).withdrawn).not.toContain(remaining!._id);
  });

  it('never accepts an id that it did not assign', async () => {
    const victim = await catalog.createCourse({ courseCode: 'VICTIM' });
    const stolen = forms(victim)[0]!._id;
    const course = await catalog.createCourse({
      courseCode: 'THIEF',
      units: [{ unitName: 'U', years: [{ ...yearForm(2024), _id: stolen }] }],
    });
    expect(forms(course)[0]?._id).not.toBe(stolen);
    const after = await catalog.admin.get<AdmissionCourseForAdmin>(`${path}/${victim._id}`);
    expect(after.body.units).toEqual(victim.units);
  });

  it('matches units and years without ids by their names', async () => {
    const course = await catalog.createCourse({ courseCode: 'NAMES' });
    const saved = await catalog.admin.put<AdmissionCourseForAdmin>(
      `${path}/${course._id}`,
      courseForm({ courseCode: 'NAMES' }),
    );
    expect(saved.body.units[0]?._id).toBe(course.units[0]?._id);
    expect(forms(saved.body).map(({ _id }) => _id)).toEqual(forms(course).map(({ _id }) => _id));
  });

  it('accepts one of several concurrent saves and rejects the others entirely', async () => {
    const course = await catalog.createCourse({ courseCode: 'CONCURRENT' });
    const [unit] = course.units;
    const variants = [2, 3, 4, 5].map((points) => {
      const form = structuredClone(course);
      for (const year of form.units[0]!.years) for (const { mcqs } of year.subjects) mcqs[0]!.points = points;
      form.units[0]!.years.push({ ...yearForm(2000 + points) } as (typeof unit & object)['years'][number]);
      return catalog.admin.put(`${path}/${course._id}`, form);
    });
    const statuses = (await Promise.all(variants)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    await catalog.waitUntilIdle();
    const stored = await catalog.admin.get<AdmissionCourseForAdmin>(`${path}/${course._id}`);
    const listed = forms(stored.body).map(({ _id }) => _id);
    const { published, withdrawn } = about(course._id);
    const offered = new Set(
      published.map(({ data }) => data.paperId).filter((id) => !withdrawn.includes(id)),
    );
    expect([...offered].sort()).toEqual(listed.sort());
  });
});

describe('deleting an admission course', () => {
  it('removes it from the catalogue, withdraws its papers and frees its code [CAT-01]', async () => {
    const course = await catalog.createCourse({ courseCode: 'GONE' });
    await catalog.enrol(course._id);
    const answer = await catalog.admin.delete(`${path}/${course._id}`);
    expect(answer).toMatchObject({ status: 200, body: { _id: course._id, enrolledCount: 1 } });
    await catalog.waitUntilIdle();
    const withdrawn = catalog.published(paperWithdrawn).map(({ data }) => data.paperId);
    expect(withdrawn).toEqual(expect.arrayContaining(forms(course).map(({ _id }) => _id)));
    expect((await catalog.admin.get(`${path}/${course._id}`)).status).toBe(404);
    expect((await catalog.visitor.get(`${path}/coursedetails/GONE`)).status).toBe(404);
    expect((await catalog.admin.delete(`${path}/${course._id}`)).status).toBe(404);
    expect((await catalog.createCourse({ courseCode: 'GONE' }))._id).not.toBe(course._id);
  });

  it('keeps its enrolments but lists them no longer, and not under a later course with its code', async () => {
    type List = { items: { courseId: string }[]; total: number };
    const list = `/students/student/enrolledcourses/${studentId}`;
    const deleted = await catalog.createCourse({ courseCode: 'AGAIN' });
    await catalog.enrol(deleted._id);
    const before = (await catalog.student.get<List>(list)).body.total;
    await catalog.admin.delete(`${path}/${deleted._id}`);
    const next = await catalog.createCourse({ courseCode: 'AGAIN', enrollmentFee: 500 });
    const { body } = await catalog.student.get<List>(`${list}?pageSize=100`);
    expect(body.total).toBe(before - 1);
    expect(body.items.map(({ courseId }) => courseId)).not.toContain(deleted._id);
    const stored = catalog.platform.documents.collection<{ _id: string; courseId: string }>('enrolments');
    expect(await stored.countDocuments({ courseId: deleted._id })).toBe(1);
    expect(await catalog.student.get(`${path}/coursedetails/AGAIN`)).toMatchObject({
      body: { _id: next._id, isEnrolled: false },
    });
  });

  it('is published once, when it can no longer be undone', async () => {
    const course = await catalog.createCourse({ courseCode: 'FACT' });
    await catalog.admin.delete(`${path}/${course._id}`);
    await catalog.admin.delete(`${path}/${course._id}`);
    const facts = async () => {
      await catalog.runJob('finish-deletes');
      await catalog.waitUntilIdle();
      return catalog.published(courseDeleted).filter(({ data }) => data.courseId === course._id);
    };
    expect(await facts()).toEqual([]);
    catalog.clock.advance(restoreWindowMs);
    await facts();
    expect((await facts()).map(({ data }) => data)).toEqual([
      { courseId: course._id, courseKind: 'admission', deletedAt: '2026-01-15T10:00:00.000Z' },
    ]);
  });
});

describe('undoing the delete of an admission course', () => {
  const restore = (id: string) => catalog.admin.post<{ code?: string }>(`${path}/${id}/restore`);

  it('brings back the course, its code, its papers and its place among the courses of a student', async () => {
    const course = await catalog.createCourse({ courseCode: 'UNDO' });
    await catalog.enrol(course._id);
    const before = (await catalog.admin.get(`${path}/${course._id}`)).body;
    await catalog.admin.delete(`${path}/${course._id}`);
    expect((await restore(course._id)).status).toBe(200);
    expect((await restore(course._id)).status).toBe(200);
    catalog.clock.advance(restoreWindowMs);
    await catalog.runJob('finish-deletes');
    await catalog.waitUntilIdle();
    expect((await catalog.admin.get(`${path}/${course._id}`)).body).toEqual(before);
    expect(await catalog.student.get(`${path}/coursedetails/UNDO`)).toMatchObject({
      body: { _id: course._id, isEnrolled: true },
    });
    const [paperId] = forms(course).map(({ _id }) => _id);
    const versions = catalog.published(paperPublished).filter(({ data }) => data.paperId === paperId);
    expect(versions.map(({ data }) => data.version)).toEqual([1, 3]);
    expect(catalog.published(courseDeleted).some(({ data }) => data.courseId === course._id)).toBe(false);
  });

  it('is refused after 10 minutes, and while another course has the code', async () => {
    const course = await catalog.createCourse({ courseCode: 'LATE' });
    await catalog.admin.delete(`${path}/${course._id}`);
    const other = await catalog.createCourse({ courseCode: 'LATE' });
    expect(await restore(course._id)).toMatchObject({
      status: 409,
      body: { code: 'catalog.course-code-taken' },
    });
    await catalog.admin.delete(`${path}/${other._id}`);
    catalog.clock.advance(restoreWindowMs);
    const late = { status: 410, body: { code: 'catalog.restore-too-late' } };
    expect(await restore(course._id)).toMatchObject(late);
    await catalog.runJob('finish-deletes');
    expect(await restore(course._id)).toMatchObject(late);
    expect((await restore('6f'.repeat(12))).status).toBe(404);
  });
});

describe('what others see of an admission course', () => {
  it('never holds a key, an explanation or a question [CAT-01]', async () => {
    const course = await catalog.createCourse({ courseCode: 'LOOK' });
    await catalog.enrol(course._id);
    const paths = ['', `/${course._id}`, '/coursecode/look', '/coursedetails/LOOK', '/unitDetails/LOOK'];
    const answers = [
      ...(await Promise.all(paths.map((rest) => catalog.student.get(path + rest)))),
      ...(await Promise.all(paths.slice(0, 4).map((rest) => catalog.visitor.get(path + rest)))),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(9).fill(200));
    const keys = keysIn(answers.map(({ body }) => body));
    const secret = ['isCorrect', 'explanation', 'mcqs', 'options', 'question', 'codeKey', 'outbox', 'rev'];
    expect(secret.filter((key) => keys.has(key))).toEqual([]);
    expect(keys).toContain('questionCount');
  });

  it('is everything for an administrator, by id and by code [CAT-01]', async () => {
    const { body } = await catalog.admin.get<UnitList>(`${path}/coursecode/LOOK`);
    expect(keysIn(body)).toContain('isCorrect');
    const support = catalog.client.as({ role: 'admin', permissions: ['support'] });
    expect(keysIn((await support.get(`${path}/coursecode/LOOK`)).body)).not.toContain('isCorrect');
    const byId = await catalog.admin.get<AdmissionCourseForAdmin>(`${path}/${body._id}`);
    expect(byId.body).toMatchObject({ courseCode: 'LOOK', enrolledCount: 1 });
  });

  it('shows units and numbers to enrolled students, and rejects others [CAT-01]', async () => {
    const enrolled = await catalog.student.get<UnitList>(`${path}/unitDetails/look`);
    expect(enrolled.body.units[0]?.years[1]).toMatchObject({
      year: 2024,
      title: 'LOOK Science 2024',
      timeLimit: 60,
      totalMarks: 4,
      requiredSubjects: 2,
      negativeMarkingPercentage: 25,
      questionCount: 4,
      subjects: [
        { subjectName: 'Physics', mandatory: true, questionCount: 2 },
        { subjectName: 'Biology', mandatory: false, questionCount: 2 },
      ],
    });
    const other = catalog.client.as({ role: 'student', userId: '5c'.repeat(12) });
    expect(await other.get(`${path}/unitDetails/LOOK`)).toMatchObject({
      status: 403,
      body: { code: 'catalog.not-enrolled' },
    });
    expect((await catalog.admin.get(`${path}/unitDetails/LOOK`)).status).toBe(200);
  });

  it('shows on the detail page whether the caller is enrolled, and the amount to pay [CAT-03]', async () => {
    await catalog.createCourse({ courseCode: 'PAID', enrollmentFee: 1500, discountFee: 500.5 });
    const { body } = await catalog.student.get<AdmissionCourseDetails>(`${path}/coursedetails/PAID`);
    expect(body).toMatchObject({ isEnrolled: false, enrollmentFee: 1500, discountFee: 500.5, fee: 999.5 });
    const look = await catalog.student.get<AdmissionCourseDetails>(`${path}/coursedetails/LOOK`);
    expect(look.body.isEnrolled).toBe(true);
  });

  it.each(['/nothing', '/coursecode/NOPE', '/coursedetails/NOPE', '/unitDetails/NOPE', `/${'0'.repeat(24)}`])(
    'is 404 for %s',
    async (rest) => {
      expect(await catalog.student.get(path + rest)).toMatchObject({
        status: 404,
        body: { code: 'catalog.course-not-found' },
      });
    },
  );
});

describe('the list of admission courses', () => {
  const names = async (query: string) => {
    const { body } = await catalog.visitor.get<{ items: AdmissionCourseCard[]; total: number }>(
      `${path}?pageSize=100&${query}`,
    );
    return body.items.map(({ courseCode }) => courseCode);
  };
  beforeAll(async () => {
    await catalog.createCourse({
      name: 'List Alpha',
      courseCode: 'L1',
      enrollmentFee: 300,
      averageRating: 4,
    });
    catalog.clock.advance(1000);
    await catalog.createCourse({ name: 'list beta', courseCode: 'L2', enrollmentFee: 100, averageRating: 5 });
    catalog.clock.advance(1000);
    await catalog.createCourse({
      name: 'List Gamma',
      courseCode: 'L3',
      enrollmentFee: 200,
      discountFee: 200,
    });
  });

  it.each([
    ['sort=name', ['L1', 'L2', 'L3']],
    ['sort=-name', ['L3', 'L2', 'L1']],
    ['sort=fee', ['L3', 'L2', 'L1']],
    ['sort=-fee', ['L1', 'L2', 'L3']],
    ['sort=-rating', ['L2', 'L1', 'L3']],
    ['sort=newest', ['L3', 'L2', 'L1']],
    ['sort=-newest', ['L1', 'L2', 'L3']],
    ['sort=name&price=free', ['L3']],
    ['sort=name&price=paid', ['L1', 'L2']],
  ])('answers %s in that order [CAT-02]', async (query, expected) => {
    expect(await names(`q=LIST&${query}`)).toEqual(expected);
  });

  it('searches for text, not for patterns, in names and codes [CAT-01]', async () => {
    expect(await names('q=.*')).toEqual([]);
    expect(await names('q=l2')).toEqual(['L2']);
  });

  it('pages', async () => {
    const { body } = await catalog.visitor.get<{ items: unknown[]; total: number; page: number }>(
      `${path}?q=list&pageSize=2&page=2`,
    );
    expect(body).toMatchObject({ total: 3, page: 2, pageSize: 2 });
    expect(body.items).toHaveLength(1);
  });

  it.each(['sort=points', 'price=cheap', 'page=0', 'pageSize=101', 'q[$ne]=x&page=x'])(
    'answers 400 to %s',
    async (query) => {
      expect((await catalog.visitor.get(`${path}?${query}`)).status).toBe(400);
    },
  );
});
