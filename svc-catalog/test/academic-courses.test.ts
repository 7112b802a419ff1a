import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AcademicCourseForAdmin as AcademicCourse } from '@pathshala/svc-catalog-contract/academic';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

const path = '/academiccourse/academicCourses';
type List = { items: { _id: string; title: string }[]; total: number };
type Refusal = { code: string; error: string; fields: Record<string, string> };

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const create = async (more: object = {}): Promise<AcademicCourse> => {
  const answer = await catalog.admin.post<AcademicCourse>(path, { ...academicForm, ...more });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const units = [{ title: 'Motion', description: 'd' }];

describe('academic courses', () => {
  it('are returned as they were sent, with ids, and accepted when sent back unchanged [CAT-07]', async () => {
    const subjects = [{ title: 'Mechanics', description: 'm', units }];
    const course = await create({
      subjects,
      price: 800,
      discountPrice: 300,
      description: '<b>x</b>safe<script>1</script>',
    });
    expect(course).toMatchObject({ title: 'Physics', fee: 500, level: 'beginner', description: 'xsafe' });
    expect(course.subjects[0]).toMatchObject({
      title: 'Mechanics',
      units: [{ title: 'Motion', lessonCount: 0 }],
    });
    const { body: read } = await catalog.admin.get<AcademicCourse>(`${path}/${course._id}`);
    expect(read).toEqual(course);
    const again = await catalog.admin.put<AcademicCourse>(`${path}/${course._id}`, read);
    expect(again).toMatchObject({ status: 200, body: { ...read, rev: 2 } });
  });

  it('require every field of the form, except for a draft', async () => {
    const { status, body } = await catalog.admin.post<Refusal>(path, {
      title: 'Only this',
      status: 'active',
    });
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: 'Please fill in all required fields.',
    });
    expect(Object.keys(body.fields)).toHaveLength(11);
    expect((await create({ title: 'A draft', status: 'draft' })).status).toBe('draft');
    const draft = await catalog.admin.post(path, { title: 'Bare draft', status: 'draft' });
    expect(draft.status).toBe(201);
  });

  it.each([
    [{ courseEndDate: '2026-01-01' }, 'courseEndDate'],
    [{ price: 10, discountPrice: 11 }, 'discountPrice'],
  ])('reject %o', async (more, field) => {
    const { status, body } = await catalog.admin.post<Refusal>(path, { ...academicForm, ...more });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('are visible to everyone only while active or upcoming [CAT-07]', async () => {
    const hidden = await create({ title: 'Hidden one', status: 'inactive' });
    const upcoming = await create({ title: 'Upcoming one', status: 'upcoming' });
    const found = async (caller: typeof catalog.admin, query = '') => {
      const { body } = await caller.get<List>(`${path}?q=one&sort=name${query}`);
      return body.items.map(({ title }) => title);
    };
    expect(await found(catalog.visitor)).toEqual(['Upcoming one']);
    expect(await found(catalog.visitor, '&status=inactive')).toEqual([]);
    expect(await found(catalog.admin)).toEqual(['Hidden one', 'Upcoming one']);
    expect(await found(catalog.admin, '&status=inactive')).toEqual(['Hidden one']);
    expect((await catalog.student.get(`${path}/${hidden._id}`)).status).toBe(404);
    expect((await catalog.visitor.get(`${path}/${upcoming._id}`)).status).toBe(200);
  });

  it('are filtered by class, language, level and price [CAT-02]', async () => {
    await create({
      title: 'Filter A',
      classLevel: 'Class 6',
      language: 'Bangla',
      level: 'advanced',
      price: 5,
    });
    await create({ title: 'Filter B', classLevel: 'Class 7', language: 'Bangla' });
    const found = async (query: string) => {
      const { body } = await catalog.visitor.get<List>(`${path}?q=filter&sort=name&${query}`);
      return body.items.map(({ title }) => title.slice(-1)).join('');
    };
    const queries = ['classLevel=Class 6', 'language=Bangla', 'level=beginner', 'price=paid', 'price=free'];
    expect(await Promise.all(queries.map(found))).toEqual(['A', 'AB', 'B', 'A', 'B']);
  });

  it.each([
    ['draft', 'active', 422],
    ['draft', 'upcoming', 200],
    ['upcoming', 'active', 200],
    ['active', 'completed', 200],
    ['active', 'upcoming', 422],
    ['completed', 'inactive', 200],
    ['inactive', 'draft', 200],
    ['inactive', 'active', 422],
  ] as const)('go from %s to %s: %i', async (from, to, status) => {
    const course = await create({ status: from });
    const answer = await catalog.admin.put(`${path}/${course._id}`, { ...academicForm, status: to });
    expect(answer.status).toBe(status);
  });

  it('are not found after a delete [CAT-07]', async () => {
    const course = await create({});
    const deleted = await catalog.admin.delete(`/academiccourse/${course._id}`);
    expect(deleted).toMatchObject({ status: 200, body: { _id: course._id, enrolledCount: 0 } });
    expect((await catalog.admin.get(`${path}/${course._id}`)).status).toBe(404);
    expect((await catalog.admin.put(`${path}/${course._id}`, academicForm)).status).toBe(404);
    expect((await catalog.admin.delete(`/academiccourse/${course._id}`)).status).toBe(404);
    expect((await catalog.admin.get(`/courses/${course._id}/subjects`)).status).toBe(404);
  });
});

describe('the course API', () => {
  const post = async (rest: string, body: object) => {
    const answer = await catalog.admin.post(`/courses/${rest}`, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body as Record<string, unknown> & { _id: string };
  };

  it('builds a course from subject to lesson and content [CAT-09]', async () => {
    const course = await post('createcourse', { courseName: 'Built', courseType: 'Academic' });
    const subject = await post(`${course._id}/createsubject`, {
      SubjectTitle: 'S',
      SubjectSummary: 'about S',
    });
    const last = await post(`${subject._id}/createchapter`, { chapterTitle: 'C2', chapterSummary: 's' });
    const first = await post(`${subject._id}/createchapter`, { chapterNumber: 1, chapterTitle: 'C1' });
    const lesson = await post(`${last._id}/createlesson`, {
      title: 'L',
      content: '<p>$x^2$</p><script>1</script>',
      videoLink: 'https://example.com/v',
      duration: 12,
      chapterId: last._id,
    });
    const content = await post(`${last._id}/createcontent`, { title: 'T', contentDetails: '<h2>t</h2>' });
    expect([last['chapterNumber'], first['chapterNumber'], lesson['content']]).toEqual([
      1,
      1,
      '<p>$x^2$</p>',
    ]);
    const read = async (rest: string) => (await catalog.admin.get(`/courses/${rest}`)).body;
    expect(await read(`${course._id}/subjects`)).toMatchObject({
      items: [{ subjectName: 'S', subjectDescription: 'about S', chapters: 2 }],
      total: 1,
    });
    expect(await read(`${subject._id}/chapters`)).toMatchObject({
      items: [
        { chapterNumber: 1, chapterTitle: 'C1', lessons: 0 },
        { chapterNumber: 2, chapterTitle: 'C2', lessons: 1 },
      ],
    });
    expect(await read(`${last._id}/lessons`)).toMatchObject({ items: [lesson], total: 1 });
    expect(await read(`${lesson._id}/lesson`)).toEqual(lesson);
    expect(await read(`${last._id}/contents`)).toMatchObject({
      chapterTitle: 'C2',
      contents: [content],
      total: 1,
    });
    expect(await read(`${content._id}/contentdetails`)).toEqual(content);
  });

  it('shows lessons to enrolled students only', async () => {
    const course = await create({ subjects: [{ title: 'M', units }] });
    const chapterId = course.subjects[0]!.units[0]!._id;
    const lesson = await post(`${chapterId}/createlesson`, { title: 'L', content: 'c' });
    const paths = [`${chapterId}/lessons`, `${lesson._id}/lesson`, `${chapterId}/contents`];
    const statuses = (caller: typeof catalog.student) =>
      Promise.all(paths.map(async (rest) => (await caller.get(`/courses/${rest}`)).status));
    expect(await statuses(catalog.visitor)).toEqual([401, 401, 401]);
    expect(await statuses(catalog.student)).toEqual([403, 403, 403]);
    await catalog.student.post('/students/student/enroll', { studentId, courseId: course._id });
    expect(await statuses(catalog.student)).toEqual([200, 200, 200]);
    expect((await catalog.visitor.get(`/courses/${course.subjects[0]!._id}/chapters`)).status).toBe(200);
  });

  it('deletes the lessons of a unit that is removed from the course', async () => {
    const course = await create({ subjects: [{ title: 'M', units }] });
    const chapterId = course.subjects[0]!.units[0]!._id;
    const lesson = await post(`${chapterId}/createlesson`, { title: 'L', content: 'c' });
    await catalog.admin.put(`${path}/${course._id}`, academicForm);
    expect((await catalog.admin.get(`/courses/${lesson._id}/lesson`)).status).toBe(404);
  });

  it.each([
    ['createcourse', {}, 422, 'Please enter a course title'],
    ['{course}/createsubject', {}, 422, 'Please enter a subject name'],
    ['{subject}/createchapter', {}, 422, 'Please enter a chapter name'],
    [
      '{chapter}/createlesson',
      { title: 'x', content: '<p></p>' },
      422,
      'Please enter a title and the content',
    ],
    ['{chapter}/createcontent', { title: 'x' }, 422, 'Please enter a title and the details'],
    [
      '{chapter}/createlesson',
      { title: 'x', content: 'x', chapterId: 'y' },
      404,
      'There is no such chapter.',
    ],
    [
      '{chapter}/createlesson',
      { title: 'x', videoLink: 'javascript:alert(1)' },
      400,
      'The request could not be read. Check what was sent and try again.',
    ],
    ['nothing/createsubject', { SubjectTitle: 'x' }, 404, 'There is no such course.'],
    ['nothing/createchapter', { chapterTitle: 'x' }, 404, 'There is no such subject.'],
    ['nothing/createlesson', { title: 'x', content: 'x' }, 404, 'There is no such chapter.'],
    ['nothing/createcontent', { title: 'x', contentDetails: 'x' }, 404, 'There is no such chapter.'],
  ])('answers %s %o with %i %s', async (...[rest, body, status, error]) => {
    const course = await create({ subjects: [{ title: 'M', units }] });
    const subject = course.subjects[0]!;
    const place = rest
      .replace('{course}', course._id)
      .replace('{subject}', subject._id)
      .replace('{chapter}', subject.units[0]!._id);
    const answer = await catalog.admin.post<Refusal>(`/courses/${place}`, body);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('counts the courses that a visitor finds', async () => {
    const groups = async () =>
      (await catalog.visitor.get<Record<'academic' | 'admission' | 'questions', number>>('/courses/groups'))
        .body;
    const { questions: more, ...before } = await groups();
    await create({ status: 'draft' });
    await create({ status: 'upcoming' });
    const course = await catalog.createCourse();
    const { questions, ...counted } = await groups();
    expect(counted).toEqual({ ...before, academic: before.academic + 1, admission: before.admission + 1 });
    expect(questions).toBeGreaterThan(more);
    await catalog.admin.delete(`/admissioncourse/universities/${course._id}`);
    expect(await groups()).toEqual({ ...before, questions: more, academic: before.academic + 1 });
  });

  it('counts lessons and papers and their mean rating for administrators with all permissions', async () => {
    const read = async () =>
      (await catalog.admin.get<Record<string, number | null>>('/courses/statistics')).body;
    const before = await read();
    const course = await catalog.createCourse();
    const { body: stored } = await catalog.admin.get(`/admissioncourse/universities/${course._id}`);
    const after = await read();
    expect(stored).toMatchObject({ _id: course._id });
    expect(after['sheets']).toBeGreaterThan(before['sheets'] ?? 0);
    expect(after).toMatchObject({ lessons: before['lessons'], rating: before['rating'] });
    await catalog.admin.delete(`/admissioncourse/universities/${course._id}`);
    expect(await read()).toEqual(before);
    expect((await catalog.visitor.get('/courses/statistics')).status).toBe(401);
  });

  it('lists courses by name, drafts for administrators only [CAT-09]', async () => {
    await post('createcourse', { courseName: 'Zz draft' });
    const found = async (caller: typeof catalog.admin) =>
      (await caller.get<{ items: { courseName: string; courseType: string }[] }>('/courses?q=zz')).body.items;
    expect(await found(catalog.visitor)).toEqual([]);
    expect(await found(catalog.admin)).toMatchObject([{ courseName: 'Zz draft', courseType: 'Academic' }]);
  });
});
