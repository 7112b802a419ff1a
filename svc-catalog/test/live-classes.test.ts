import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicForm, startCatalog } from './start-catalog.ts';

const path = '/academiccourse/academicCourses';
const hourMs = 3_600_000;
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const inHours = (hours: number): string => new Date(catalog.clock.now() + hours * hourMs).toISOString();
const live = (title: string, startsAt?: string) => ({
  title,
  description: 'd',
  liveLink: 'https://live.example/secret',
  ...(startsAt !== undefined && { startsAt, durationMinutes: 90 }),
});

async function courseWith(title: string, interactiveSessions: readonly object[]) {
  const form = { ...academicForm, title, interactiveSessions };
  return (await catalog.admin.post<AcademicCourseForAdmin>(path, form)).body;
}

interface Listed {
  readonly items: readonly { readonly title: string; readonly nextSessionAt?: string }[];
}
const listed = async (query = '') =>
  (await catalog.visitor.get<Listed>(`${path}?sessions=with${query}`)).body;

describe('the live classes of an academic course', () => {
  it('have a date and a length for everybody, and a link for those enrolled and authors only [NEW-02]', async () => {
    const sessions = [live('First', inHours(1)), live('Some day')];
    const { _id } = await courseWith('Dated', sessions);
    const { body } = await catalog.visitor.get(`${path}/${_id}`);
    expect(body).toMatchObject({ interactiveSessions: sessions.map(({ liveLink: _link, ...open }) => open) });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await catalog.admin.get(`${path}/${_id}`)).body).toMatchObject({ interactiveSessions: sessions });
  });

  it('are the same after a save of what was read, with and without a date', async () => {
    const { _id } = await courseWith('Saved', [live('First', inHours(1)), live('Some day')]);
    const { body: read } = await catalog.admin.get<AcademicCourseForAdmin>(`${path}/${_id}`);
    const { status, body } = await catalog.admin.put<AcademicCourseForAdmin>(`${path}/${_id}`, read);
    expect([status, body.interactiveSessions]).toEqual([200, read.interactiveSessions]);
    expect(Object.keys(body.interactiveSessions[1] ?? {})).toEqual(['title', 'description', 'liveLink']);
  });

  it('are in a copy of the course and in its file with their dates, as the other dates of a course are', async () => {
    const { _id, interactiveSessions } = await courseWith('Copied', [live('First', inHours(1))]);
    const copy = await catalog.admin.post<AcademicCourseForAdmin>(`${path}/${_id}/duplicate`);
    expect(copy.body).toMatchObject({ interactiveSessions, courseStartDate: academicForm.courseStartDate });
    const { bytes } = await catalog.admin.get(`${path}/${_id}/export`);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'course.zip');
    const request = new Response(form);
    const imported = await catalog.admin.post(
      '/academiccourse/import',
      new Uint8Array(await request.arrayBuffer()),
      {
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      },
    );
    expect(imported.body).toMatchObject({ interactiveSessions });
  });
});

describe('the list of courses with live classes', () => {
  it('names the next date of each, without its link, and no date where none is ahead [NEW-02]', async () => {
    await courseWith('Ahead', [
      live('Far', inHours(50)),
      live('Over', inHours(-2)),
      live('Near', inHours(5)),
    ]);
    await courseWith('Begun', [live('Now', inHours(-1))]);
    await courseWith('Ended', [live('Over', inHours(-2)), live('Some day')]);
    const list = await listed('&pageSize=50');
    const dateOf = (title: string) => list.items.find((item) => item.title === title)?.nextSessionAt;
    expect(['Ahead', 'Begun', 'Ended'].map(dateOf)).toEqual([inHours(5), inHours(-1), undefined]);
    expect(JSON.stringify(list)).not.toContain('secret');
  });

  it('is the only list that does', async () => {
    const { body } = await catalog.visitor.get<Listed>(path);
    expect(body.items.length).toBeGreaterThan(1);
    expect(body.items.filter((item) => 'nextSessionAt' in item)).toEqual([]);
  });
});
