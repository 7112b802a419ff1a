import type { UnitList } from '@pathshala/svc-catalog-contract/admission';
import type { AssignmentForAdmin, AssignmentForStudent } from '@pathshala/svc-catalog-contract/assignment';
import { courseOutlined, progressChanged } from '@pathshala/svc-catalog-contract/events';
import type { CourseOpenings } from '@pathshala/svc-catalog-contract/openings';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { yearForm } from './course-form.ts';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

// The clock of the tests stands at 10:00 on 15 January 2026.
const past = '2026-01-10T04:00:00.000Z';
const future = '2026-02-01T04:00:00.000Z';
const open = { opensAt: null, closesAt: null, after: null };

const plan = (courseId: string, parts: Readonly<Record<string, object>>) => {
  const openings = Object.entries(parts).map(([_id, opening]) => ({ _id, ...open, ...opening }));
  return catalog.admin.put<CourseOpenings>(`/courses/${courseId}/openings`, { openings });
};

async function admission() {
  const years = [yearForm(2022), yearForm(2023), yearForm(2024), { year: 2025, subjects: [] }];
  const course = await catalog.createCourse({ courseCode: 'OP', units: [{ unitName: 'A', years }] });
  await catalog.enrol(course._id);
  const [unit] = course.units;
  const [first = '', second = '', third = ''] = unit?.years.map(({ _id }) => _id) ?? [];
  return { courseId: course._id, unitId: unit?._id ?? '', first, second, third };
}

const unitsOf = async (caller = catalog.student) =>
  (await caller.get<UnitList>('/admissioncourse/universities/unitDetails/OP')).body.units;
const locks = async () =>
  (await unitsOf()).map(({ lock, years }) => [lock?.reason, years.map((year) => year.lock?.reason)]);

describe('units and years of an admission course', () => {
  it('are listed with the years that can be sat, and say when they open [OPN-03]', async () => {
    const { courseId, unitId, first, second } = await admission();
    const saved = await plan(courseId, {
      [unitId]: { closesAt: future },
      [first]: { opensAt: future },
      [second]: { closesAt: past },
    });
    expect(saved.body.parts.map(({ kind, title }) => [kind, title])).toEqual([
      ['course', 'Test University'],
      ['unit', 'A'],
      ['year', expect.stringContaining('2022')],
      ['year', expect.stringContaining('2023')],
      ['year', expect.stringContaining('2024')],
    ]);
    expect(await locks()).toEqual([[undefined, ['opens', 'closed', undefined]]]);
    await plan(courseId, { [unitId]: { opensAt: future } });
    expect(await locks()).toEqual([['opens', ['opens', 'opens', 'opens']]]);
    expect(JSON.stringify(await unitsOf(catalog.admin))).not.toContain('lock');
  });

  it('wait for another year until it is sat, which the progress says to other services [OPN-03]', async () => {
    const { courseId, first, second } = await admission();
    await plan(courseId, { [second]: { after: first } });
    expect(await locks()).toEqual([[undefined, [undefined, 'after', undefined]]]);
    await catalog.emit(examSubmitted, { ...submittedExam, studentId, courseId, examId: first });
    expect(await locks()).toEqual([[undefined, [undefined, undefined, undefined]]]);
    await catalog.waitUntilIdle();
    expect(catalog.published(progressChanged).at(-1)?.data.completedParts).toEqual([first]);
  });

  it('cannot wait for themselves, for each other or in a circle of three, nor for a unit [OPN-03]', async () => {
    const { courseId, unitId, first, second, third } = await admission();
    const cycle = { status: 422, body: { code: 'catalog.openings.cycle' } };
    expect(await plan(courseId, { [first]: { after: first } })).toMatchObject(cycle);
    expect(await plan(courseId, { [first]: { after: second }, [second]: { after: first } })).toMatchObject(
      cycle,
    );
    const three = { [first]: { after: second }, [second]: { after: third }, [third]: { after: first } };
    const refused = await plan(courseId, three);
    expect(refused).toMatchObject(cycle);
    expect(JSON.stringify(refused.body)).toMatch(/2022.* → .*2023.* → .*2024.* → .*2022/u);
    expect(await plan(courseId, { [unitId]: { after: first } })).toMatchObject(cycle);
    const unknown = { status: 422, body: { code: 'catalog.openings.after-unknown' } };
    expect(await plan(courseId, { [first]: { after: unitId } })).toMatchObject(unknown);
  });

  it('are published with the outline, with the conditions that exist [OPN-03]', async () => {
    const { courseId, first, second } = await admission();
    await plan(courseId, { [second]: { opensAt: future, after: first }, [courseId]: { closesAt: future } });
    await catalog.waitUntilIdle();
    const latest = () =>
      catalog
        .published(courseOutlined)
        .filter(({ data }) => data.courseId === courseId)
        .at(-1)?.data;
    expect(latest()).toMatchObject({
      years: [{ id: first }, { id: second }, {}],
      openings: [
        { id: second, opensAt: future, closesAt: null, after: { id: first } },
        { id: courseId, opensAt: null, closesAt: future, after: null },
      ],
    });
    const { version } = latest() ?? { version: 0 };
    await plan(courseId, {});
    await catalog.waitUntilIdle();
    expect(latest()).toMatchObject({ version: version + 1 });
    expect(latest()?.openings).toBeUndefined();
  });
});

describe('an assignment of a subject that is closed', () => {
  const work = { text: 'My drawing' };

  async function assignment() {
    const { courseId, subjects } = await createCourseOfLessons(catalog);
    await catalog.enrol(courseId);
    const subjectId = subjects[0]?._id ?? '';
    const form = { title: 'Motion', description: '<p>Draw it.</p>', dueDate: future, maxScore: 10 };
    const { body } = await catalog.admin.post<AssignmentForAdmin>('/assignments', {
      ...form,
      courseId,
      subjectId,
    });
    return { courseId, subjectId, id: body._id };
  }

  const read = (id: string) => catalog.student.get<AssignmentForStudent>(`/assignments/${id}`);

  it('cannot be handed in, and does not say what it asks for [OPN-03]', async () => {
    const { courseId, subjectId, id } = await assignment();
    for (const closed of [courseId, subjectId]) {
      await plan(courseId, { [closed]: { opensAt: future } });
      const refused = await catalog.student.put(`/assignments/${id}/submission`, work);
      expect(refused).toMatchObject({ status: 403, body: { code: 'catalog.part.opens' } });
      expect((await read(id)).body).toMatchObject({
        title: 'Motion',
        description: '',
        lock: { reason: 'opens', opensAt: future },
      });
      const { items } = (await catalog.student.get<{ items: object[] }>('/assignments')).body;
      expect(items).toMatchObject([{ title: 'Motion', lock: { reason: 'opens' } }]);
      expect((await catalog.admin.get(`/assignments/${id}`)).body).toMatchObject({
        description: '<p>Draw it.</p>',
      });
    }
    await plan(courseId, {});
    expect((await catalog.student.put(`/assignments/${id}/submission`, work)).status).toBe(200);
  });

  it('stays readable for who has handed it in, and for nobody else [OPN-03]', async () => {
    const { courseId, id } = await assignment();
    const other = await catalog.admin.post<AssignmentForAdmin>('/assignments', {
      title: 'Force',
      description: '<p>Explain.</p>',
      dueDate: future,
      maxScore: 10,
      courseId,
    });
    expect((await catalog.student.put(`/assignments/${id}/submission`, work)).status).toBe(200);
    await plan(courseId, { [courseId]: { closesAt: past } });
    expect((await read(id)).body).toMatchObject({
      description: '<p>Draw it.</p>',
      own: { state: 'handed-in' },
      lock: { reason: 'closed' },
    });
    expect((await read(other.body._id)).body).toMatchObject({ description: '' });
    expect((await catalog.student.get(`/assignments/${id}/submission`)).status).toBe(200);
    expect((await catalog.student.put(`/assignments/${id}/submission`, work)).status).toBe(403);
  });
});
