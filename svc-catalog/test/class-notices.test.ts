import type { ClassForAdmin } from '@pathshala/svc-catalog-contract/classes';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

const start = Date.parse('2026-01-15T10:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  catalog.clock.set(new Date(start).toISOString());
  const path = '/academiccourse/academicCourses';
  const { body } = await catalog.admin.post<{ _id: string }>(path, academicForm);
  courseId = body._id;
  await catalog.enrol(courseId);
});
afterAll(() => catalog.stop());

const at = (ms: number): string => new Date(start + ms).toISOString();

async function newClass(startsInMs: number, more: object = {}) {
  const form = { title: 'Vectors', courseId, startsAt: at(startsInMs), durationMinutes: 60 };
  const place = { room: `Room ${courseId}`, confirmsClash: true };
  return (await catalog.admin.post<ClassForAdmin>('/classes', { ...form, ...place, ...more })).body;
}

async function change(one: { readonly _id: string }, more: object) {
  const path = `/classes/${one._id}`;
  const { body } = await catalog.admin.get<ClassForAdmin>(path);
  const answer = await catalog.admin.put(path, { ...body, confirmsClash: true, ...more });
  expect(answer.status).toBe(200);
}

const remove = async ({ _id }: { readonly _id: string }) =>
  (await catalog.admin.delete<{ deletionId: string }>(`/classes/${_id}?scope=this`)).body;

/** The notices about classes of this course after the time has passed. */
async function announced(passMs = 0) {
  catalog.clock.advance(passMs);
  await Promise.all([catalog.runJob('announce-classes'), catalog.runJob('announce-classes')]);
  await catalog.waitUntilIdle();
  return catalog
    .published(noticeRequested)
    .map(({ data }) => data)
    .filter(({ template, values }) => template.startsWith('class-') && isHere(values));
}

const isHere = (values: Readonly<Record<string, unknown>>): boolean =>
  values['room'] === `Room ${courseId}` || values['room'] === `Hall ${courseId}`;

describe('a class that starts soon', () => {
  it('is told to its students once, 15 minutes before [NOT-08]', async () => {
    const one = await newClass(hour);
    expect(await announced(44 * minute)).toEqual([]);
    const notices = await announced(minute);
    expect(notices).toEqual([
      {
        studentId,
        template: 'class-soon',
        values: {
          title: 'Vectors',
          courseName: expect.any(String),
          startsAt: at(hour),
          room: `Room ${courseId}`,
          path: `/routine/classes/${one._id}`,
        },
      },
    ]);
    expect(await announced(5 * minute)).toHaveLength(1);
  });

  it('is not told when it was cancelled or moved meanwhile [NOT-08]', async () => {
    const moved = await newClass(hour);
    const cancelled = await newClass(hour);
    await change(moved, { startsAt: at(3 * hour) });
    await remove(cancelled);
    const templates = (await announced(50 * minute)).map(({ template }) => template);
    expect(templates.toSorted()).toEqual(['class-cancelled', 'class-moved']);
  });
});

describe('a class that is changed', () => {
  it('is told with its last state, once it has settled; a change back is none [NOT-08]', async () => {
    const one = await newClass(day);
    await change(one, { startsAt: at(day + hour) });
    expect(await announced(minute)).toEqual([]);
    await change(one, { startsAt: at(day + 2 * hour), room: `Hall ${courseId}` });
    expect(await announced(minute)).toEqual([]);
    expect(await announced(minute)).toMatchObject([
      {
        template: 'class-moved',
        values: { before: at(day), startsAt: at(day + 2 * hour), room: `Hall ${courseId}` },
      },
    ]);
    await change(one, { startsAt: at(day + 5 * hour) });
    await change(one, { startsAt: at(day + 2 * hour) });
    expect(await announced(5 * minute)).toHaveLength(1);
    await change(one, { title: 'Vectors again', note: '<p>Bring a ruler</p>' });
    expect(await announced(5 * minute)).toHaveLength(1);
  });

  it('is told a week before where it is later [NOT-08]', async () => {
    const one = await newClass(30 * day);
    await change(one, { startsAt: at(31 * day) });
    expect(await announced(hour)).toEqual([]);
    expect(await announced(23 * day)).toMatchObject([{ template: 'class-moved' }]);
  });
});

describe('a class that is cancelled', () => {
  it('is told once; an undo in between is no news, a later one is [NOT-08]', async () => {
    const one = await newClass(day);
    const { deletionId: first } = await remove(one);
    await catalog.admin.post(`/classes/deletions/${first}/undo`);
    expect(await announced(5 * minute)).toEqual([]);
    const { deletionId: second } = await remove(one);
    expect(await announced(2 * minute)).toMatchObject([
      { template: 'class-cancelled', values: { startsAt: at(day), path: '/routine' } },
    ]);
    await catalog.admin.post(`/classes/deletions/${second}/undo`);
    expect(await announced(minute)).toMatchObject([
      { template: 'class-cancelled' },
      { template: 'class-moved', values: { before: null, startsAt: at(day) } },
    ]);
  });
});
