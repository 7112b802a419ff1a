import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { auditRecorded } from '@pathshala/svc-catalog-contract/events';
import { createTree } from './course-tree.ts';
import { academicForm, startCatalog } from './start-catalog.ts';

type Refusal = { code: string; error: string; fields: Record<string, string> };

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let karim: typeof catalog.admin;
const karimId = 'a1'.repeat(12);
beforeAll(async () => {
  catalog = await startCatalog();
  karim = catalog.client.as({ role: 'admin', name: 'Karim', userId: karimId });
});
afterAll(() => catalog.stop());

const academic = '/academiccourse/academicCourses';

/** Where each kind of part is read and changed, and the field of its title. */
const kinds = [
  ['course', ({ course }) => [course._id, course._id], 'courseName'],
  ['subject', ({ mechanics }) => [`subjects/${mechanics}`, `subjects/${mechanics}`], 'subjectName'],
  ['chapter', ({ motion }) => [`chapters/${motion}`, `chapters/${motion}`], 'chapterTitle'],
  ['lesson', ({ lesson }) => [`${lesson}/lesson`, `lessons/${lesson}`], 'title'],
  ['content', ({ content }) => [`${content}/contentdetails`, `contents/${content}`], 'title'],
] as const satisfies [string, (tree: Tree) => [string, string], string][];

type Tree = Awaited<ReturnType<typeof createTree>>;

describe.each(kinds)('a %s', (...[, pathsOf, titleField]) => {
  it('is accepted as it was answered, counts its edits, and refuses an outdated one [CAT-09]', async () => {
    const [from, to] = pathsOf(await createTree(catalog));
    const { body: read } = await catalog.admin.get(`/courses/${from}`);
    expect(read).toMatchObject({ rev: 1, changedBy: 'A admin' });
    const same = await karim.put(`/courses/${to}`, read);
    expect(same).toMatchObject({ status: 200, body: { ...read, rev: 2, changedBy: 'Karim' } });
    const stale = await catalog.admin.put<Refusal>(`/courses/${to}`, { ...read, [titleField]: 'New' });
    expect([stale.status, stale.body.code]).toEqual([409, 'common.edited-meanwhile']);
    expect(stale.body.error).toContain('Karim');
    const renamed = { ...read, [titleField]: 'New', rev: 2 };
    expect(await catalog.admin.put(`/courses/${to}`, renamed)).toMatchObject({
      status: 200,
      body: { [titleField]: 'New', rev: 3 },
    });
    const nameless = await catalog.admin.put<Refusal>(`/courses/${to}`, {
      ...read,
      [titleField]: '',
      rev: 3,
    });
    expect([nameless.status, Object.keys(nameless.body.fields)]).toEqual([
      422,
      [titleField === 'subjectName' ? 'SubjectTitle' : titleField],
    ]);
  });
});

describe('an edit of a part', () => {
  it('makes a form of the whole course outdated, and leaves the forms of other parts as they are', async () => {
    const { course, mechanics, motion, force } = await createTree(catalog);
    const { body: opened } = await catalog.admin.get(`/courses/chapters/${force}`);
    await karim.put(`/courses/chapters/${motion}`, { chapterTitle: 'Movement', rev: 1 });
    await karim.put(`/courses/subjects/${mechanics}`, { SubjectTitle: 'Dynamics', rev: 1 });
    expect((await catalog.admin.put(`${academic}/${course._id}`, course)).status).toBe(409);
    expect((await catalog.admin.put(`/courses/chapters/${force}`, opened)).status).toBe(200);
  });

  it('of the whole course counts for the parts that it changes', async () => {
    const { course, motion, force } = await createTree(catalog);
    const form = structuredClone(course);
    form.subjects[0]!.units[0]!.title = 'Movement';
    expect((await karim.put(`${academic}/${course._id}`, form)).status).toBe(200);
    const revOf = async (id: string) => (await catalog.admin.get(`/courses/chapters/${id}`)).body['rev'];
    expect([await revOf(motion), await revOf(force)]).toEqual([2, 1]);
  });

  it('loses the name of its editor with the account', async () => {
    const { mechanics, lesson, read } = await createTree(catalog);
    const lessonForm = { title: 'x', content: 'x' };
    await karim.put(`/courses/lessons/${lesson}`, lessonForm);
    await karim.put(`/courses/subjects/${mechanics}`, { SubjectTitle: 'Dynamics' });
    await catalog.emit(userDeleted, { userId: karimId });
    expect(await read(`subjects/${mechanics}`)).toMatchObject({ rev: 2, changedBy: null });
    expect(await read(`${lesson}/lesson`)).toMatchObject({ rev: 2, changedBy: null });
  });

  it('moves a chapter by its number [CAT-09]', async () => {
    const { force, mechanics, read } = await createTree(catalog);
    const moved = { chapterTitle: 'Force', chapterNumber: 1 };
    expect((await karim.put(`/courses/chapters/${force}`, moved)).body).toMatchObject({ chapterNumber: 1 });
    expect(await read(`${mechanics}/chapters`)).toMatchObject({
      items: [{ chapterTitle: 'Force' }, { chapterTitle: 'Motion' }],
    });
  });
});

describe('the lists of parts', () => {
  it('are put in order by all of their ids, and refuse a list that is no longer complete', async () => {
    const tree = await createTree(catalog);
    const { course, mechanics, optics, motion, force, lesson } = tree;
    const second = await tree.addLesson(motion, 'Acceleration');
    const lists = [
      [`${course._id}/subjects`, `${course._id}/subjects/order`, [optics, mechanics]],
      [`${mechanics}/chapters`, `subjects/${mechanics}/chapters/order`, [force, motion]],
      [`${motion}/lessons`, `chapters/${motion}/lessons/order`, [second, lesson]],
    ] as const;
    for (const [list, order, ids] of lists) {
      expect(await catalog.admin.put(`/courses/${order}`, { ids })).toMatchObject({
        status: 200,
        body: { ids },
      });
      expect(await tree.read(list)).toMatchObject({ items: ids.map((_id) => ({ _id })) });
      for (const wrong of [ids.slice(1), [ids[0], ids[0]], [...ids, 'other']]) {
        expect((await catalog.admin.put(`/courses/${order}`, { ids: wrong })).status).toBe(409);
      }
    }
    const added = await tree.addContent(motion, 'Formulas');
    const contents = `/courses/chapters/${motion}/contents/order`;
    expect((await catalog.admin.put(contents, { ids: [added, tree.content] })).status).toBe(200);
    expect(await tree.read(`${tree.content}/contentdetails`)).toMatchObject({ contentNumber: 2 });
  });

  it('leave their names in the old and the new order in the audit log', async () => {
    const tree = await createTree(catalog);
    const { course, mechanics, optics, motion, force, lesson, content } = tree;
    const second = await tree.addLesson(motion, 'Acceleration');
    const added = await tree.addContent(motion, 'Formulas');
    const orders = [
      [`${course._id}/subjects/order`, [optics, mechanics], 'items', '1. Optics 2. Mechanics'],
      [`subjects/${mechanics}/chapters/order`, [force, motion], 'items', '1. Force 2. Motion'],
      [`chapters/${motion}/lessons/order`, [second, lesson], 'items', /^1\. Acceleration 2\. /u],
      [`chapters/${motion}/contents/order`, [added, content], 'contents', /^1\. Formulas 2\. /u],
    ] as const;
    for (const [path, ids, field, after] of orders) {
      expect((await catalog.admin.put(`/courses/${path}`, { ids })).status).toBe(200);
      const list = path.split('/').at(-2);
      const firstChange = () => {
        const entries = catalog.published(auditRecorded).map(({ data }) => data);
        const partId = path.split('/').at(-3);
        const entry = entries.find(({ id, route }) => id === partId && route.endsWith(`/${list}/order`));
        return entry?.changes?.[0];
      };
      await expect.poll(firstChange).toMatchObject({ field, after: expect.stringMatching(after) });
    }
  });

  it('are searched, sorted and cut into pages [CAT-09]', async () => {
    const tree = await createTree(catalog);
    for (const title of ['গতির সূত্র', 'Acceleration']) await tree.addLesson(tree.motion, title);
    const titles = async (path: string) => {
      const { body } = await catalog.admin.get<{ items: Record<string, string>[]; total: number }>(
        `/courses/${path}`,
      );
      return [
        body.total,
        body.items.map((item) => item['title'] ?? item['chapterTitle'] ?? item['subjectName']),
      ];
    };
    expect(await titles(`${tree.motion}/lessons?sort=name&pageSize=2`)).toEqual([
      3,
      ['Acceleration', 'Speed'],
    ]);
    expect(await titles(`${tree.motion}/lessons?q=গতির`)).toEqual([1, ['গতির সূত্র']]);
    expect(await titles(`${tree.motion}/lessons?sort=-position&page=3&pageSize=1`)).toEqual([3, ['Speed']]);
    expect(await titles(`${tree.mechanics}/chapters?q=force`)).toEqual([1, ['Force']]);
    expect(await titles(`${tree.course._id}/subjects?sort=-name`)).toEqual([2, ['Optics', 'Mechanics']]);
  });
});

describe('the units of an academic course', () => {
  it('are listed, added, changed, moved and deleted [CAT-07]', async () => {
    const { course, optics, mechanics, motion } = await createTree(catalog);
    const path = `/academiccourse/${course._id}/units`;
    const listed = await catalog.visitor.get<{ items: object[] }>(path);
    expect(listed.body).toMatchObject({ total: 3, items: [{ title: 'Motion', lessonCount: 1 }, {}, {}] });
    expect(Object.keys(listed.body.items[0]!)).not.toContain('rev');
    const made = await catalog.admin.post<{ _id: string; rev: number }>(path, {
      subjectId: optics,
      title: 'Mirrors',
      description: 'd',
    });
    expect(made).toMatchObject({ status: 201, body: { subjectTitle: 'Optics', rev: 1 } });
    const unit = `${path}/${made.body._id}`;
    expect((await catalog.admin.put(unit, made.body)).body).toMatchObject({ ...made.body, rev: 2 });
    expect((await catalog.admin.put(unit, made.body)).status).toBe(409);
    const moved = await catalog.admin.put(unit, { ...made.body, subjectId: mechanics, rev: 2 });
    expect(moved.body).toMatchObject({ subjectId: mechanics });
    expect((await catalog.admin.get(`${path}?subjectId=${mechanics}`)).body).toMatchObject({ total: 3 });
    expect((await catalog.admin.delete(unit)).body).toMatchObject({ chapters: 1, lessons: 0 });
    expect((await catalog.admin.delete(unit)).status).toBe(404);
    const other = await createTree(catalog);
    expect((await catalog.admin.delete(`/academiccourse/${other.course._id}/units/${motion}`)).status).toBe(
      404,
    );
  });

  it('replace the one with the same title and description', async () => {
    const { course, mechanics, motion } = await createTree(catalog);
    const path = `/academiccourse/${course._id}/units`;
    const again = { subjectId: mechanics, title: 'Motion', description: 'a' };
    const made = await catalog.admin.post<{ _id: string }>(path, again);
    expect(made.body._id).not.toBe(motion);
    const { body } = await catalog.admin.get<{ items: { title: string }[] }>(
      `${path}?subjectId=${mechanics}`,
    );
    expect(body.items.map(({ title }) => title)).toEqual(['Force', 'Motion']);
  });

  it.each([
    [{ title: '' }, 422, 'Give the unit a title.'],
    [{ subjectId: 'nothing' }, 404, 'There is no such subject.'],
  ])('are refused with %o', async (more, status, error) => {
    const { course, mechanics } = await createTree(catalog);
    const form = { subjectId: mechanics, title: 'New', ...more };
    const answer = await catalog.admin.post<Refusal>(`/academiccourse/${course._id}/units`, form);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });
});

describe('the status of a course', () => {
  it.each([
    ['draft', ['upcoming', 'inactive']],
    ['upcoming', ['active', 'inactive']],
    ['active', ['completed', 'inactive']],
    ['completed', ['inactive']],
    ['inactive', ['draft']],
  ])('goes from %s to %s only [CAT-07]', async (from, allowed) => {
    const create = async () => {
      const { body } = await catalog.admin.post<{ _id: string }>(academic, { ...academicForm, status: from });
      return `${academic}/${body._id}/status`;
    };
    for (const status of allowed) {
      expect((await catalog.admin.put(await create(), { status, rev: 1 })).body).toMatchObject({ status });
    }
    const course = await create();
    const others = ['draft', 'upcoming', 'active', 'completed', 'inactive'].filter(
      (status) => status !== from,
    );
    for (const status of others.filter((other) => !allowed.includes(other))) {
      expect((await catalog.admin.put(course, { status, rev: 7 })).status).toBe(409);
      const { body, status: refused } = await catalog.admin.put<Refusal>(course, { status, rev: 1 });
      expect([refused, body.fields['status']]).toEqual([422, body.error]);
      for (const word of allowed) expect(body.error).toContain(word);
    }
  });

  it('needs a complete course to leave the draft', async () => {
    const { body } = await catalog.admin.post<{ _id: string }>(academic, { title: 'Bare', status: 'draft' });
    const answer = await catalog.admin.put<Refusal>(`${academic}/${body._id}/status`, { status: 'upcoming' });
    expect([answer.status, Object.keys(answer.body.fields)]).toMatchObject([422, { length: 11 }]);
  });
});
