import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { courseForm } from './course-form.ts';
import { academicForm, startCatalog } from './start-catalog.ts';

interface Edited {
  _id: string;
  rev: number;
  changedAt: string | null;
  changedBy: string | null;
}

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let rahima: typeof catalog.admin;
let karim: typeof catalog.admin;
beforeAll(async () => {
  catalog = await startCatalog();
  rahima = catalog.client.as({ role: 'admin', name: 'Rahima' });
  karim = catalog.client.as({ role: 'admin', name: 'Karim', userId: 'a1'.repeat(12) });
});
afterAll(() => catalog.stop());

const kinds = [
  ['an admission course', '/admissioncourse/universities', courseForm({ courseCode: '' }), 'name'],
  ['an academic course', '/academiccourse/academicCourses', academicForm, 'title'],
] as const;

describe.each(kinds)('editing %s', (...[, path, form, nameField]) => {
  const create = async () => (await rahima.post<Edited>(path, form)).body;

  it('counts the edits and shows administrators who made the last one', async () => {
    const course = await create();
    expect(course).toMatchObject({ rev: 1, changedBy: 'Rahima', changedAt: '2026-01-15T10:00:00.000Z' });
    const { body } = await karim.put<Edited>(`${path}/${course._id}`, course);
    expect(body).toMatchObject({ rev: 2, changedBy: 'Karim' });
    const read = await catalog.visitor.get<Partial<Edited>>(`${path}/${course._id}`);
    expect(read.status).toBe(200);
    expect([read.body.rev, read.body.changedBy]).toEqual([undefined, undefined]);
  });

  it('rejects a save based on an older revision, with the name and time of the newer one, and changes nothing [ADM-02]', async () => {
    const opened = await create();
    await karim.put(`${path}/${opened._id}`, { ...opened, [nameField]: 'Corrected' });
    const stale = await rahima.put<{ code: string; error: string }>(`${path}/${opened._id}`, opened);
    expect(stale).toMatchObject({ status: 409, body: { code: 'common.edited-meanwhile' } });
    expect(stale.body.error).toMatch(/^Karim changed this on .*2026/u);
    const { body: stored } = await rahima.get<Edited>(`${path}/${opened._id}`);
    expect(stored).toMatchObject({ rev: 2, [nameField]: 'Corrected' });
    const mine = await rahima.put(`${path}/${opened._id}`, { ...opened, rev: stored.rev });
    expect(mine).toMatchObject({ status: 200, body: { rev: 3, changedBy: 'Rahima' } });
  });

  it('applies to whatever is stored when no revision is sent', async () => {
    const { _id } = await create();
    expect(await karim.put(`${path}/${_id}`, form)).toMatchObject({ status: 200, body: { rev: 2 } });
  });

  it('accepts one of two concurrent saves', async () => {
    const course = await create();
    const saves = await Promise.all(
      [rahima, karim].map((editor) => editor.put(`${path}/${course._id}`, course)),
    );
    expect(saves.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a stale save of an admission course', () => {
  it('publishes no paper', async () => {
    const course = await catalog.createCourse({ courseCode: 'STALE' });
    await karim.put(`/admissioncourse/universities/${course._id}`, course);
    await catalog.waitUntilIdle();
    const before = catalog.published(paperPublished).length;
    const [unit] = course.units;
    const [year] = unit!.years;
    const units = [{ ...unit!, years: [{ ...year!, timeLimit: 5 }] }];
    const stale = await rahima.put(`/admissioncourse/universities/${course._id}`, { ...course, units });
    await catalog.waitUntilIdle();
    expect([stale.status, catalog.published(paperPublished).length]).toEqual([409, before]);
    expect(
      (await rahima.put(`/admissioncourse/universities/${course._id}`, { ...course, rev: 2 })).status,
    ).toBe(200);
  });
});

describe('a subject or chapter added by its own call', () => {
  it('is an edit: a form opened before it cannot drop it', async () => {
    const { body: opened } = await rahima.post<Edited>('/academiccourse/academicCourses', academicForm);
    const subject = await karim.post<{ _id: string }>(`/courses/${opened._id}/createsubject`, {
      SubjectTitle: 'S',
    });
    await karim.post(`/courses/${subject.body._id}/createchapter`, { chapterTitle: 'C' });
    const stale = await rahima.put(`/academiccourse/academicCourses/${opened._id}`, opened);
    expect(stale.status).toBe(409);
    const { body } = await rahima.get(`/academiccourse/academicCourses/${opened._id}`);
    expect(body).toMatchObject({ rev: 3, changedBy: 'Karim', subjects: [{ title: 'S' }] });
  });
});
