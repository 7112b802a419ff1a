import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { academicForm, startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

const admissionPath = '/admissioncourse/universities';
const academicPath = '/academiccourse/academicCourses';

interface Listed {
  readonly items: readonly { readonly _id: string; readonly courseCode?: string; readonly title?: string }[];
}

const codes = async (query = '') => {
  const { body } = await catalog.visitor.get<Listed>(`${admissionPath}${query}`);
  return body.items.map(({ courseCode }) => courseCode);
};
const order = (kind: string, ids: readonly string[]) => catalog.admin.put(`/courses/order/${kind}`, { ids });

async function createThree(): Promise<string[]> {
  const ids: string[] = [];
  for (const courseCode of ['A', 'B', 'C']) {
    ids.push((await catalog.createCourse({ courseCode, name: `Course ${courseCode}` }))._id);
    catalog.clock.advance(1_000);
  }
  return ids;
}

describe('the order of the admission courses', () => {
  it('is the newest first until an administrator sets another, which every page of the list follows [NEW-09]', async () => {
    const [a = '', b = '', c = ''] = await createThree();
    expect(await codes()).toEqual(['C', 'B', 'A']);
    expect(await order('admission', [b, c, a])).toMatchObject({ status: 200, body: { ids: [b, c, a] } });
    expect(await codes()).toEqual(['B', 'C', 'A']);
    expect(await codes('?pageSize=1&page=3')).toEqual(['A']);
    expect(await codes('?sort=newest')).toEqual(['C', 'B', 'A']);
    expect(await codes('?q=course')).toEqual(['B', 'C', 'A']);
  });

  it('takes courses that are created afterwards at its end, the newest of them first', async () => {
    const [a = '', b = '', c = ''] = await createThree();
    await order('admission', [a, c, b]);
    await catalog.createCourse({ courseCode: 'D' });
    catalog.clock.advance(1_000);
    await catalog.createCourse({ courseCode: 'E' });
    expect(await codes()).toEqual(['A', 'C', 'B', 'E', 'D']);
  });

  it('remains when a course is edited, and when it is deleted and restored [NEW-09]', async () => {
    const [a = '', b = '', c = ''] = await createThree();
    await order('admission', [a, b, c]);
    const { body } = await catalog.admin.get(`${admissionPath}/${b}`);
    expect((await catalog.admin.put(`${admissionPath}/${b}`, body)).status).toBe(200);
    await catalog.admin.delete(`${admissionPath}/${a}`);
    expect(await codes()).toEqual(['B', 'C']);
    await catalog.admin.post(`${admissionPath}/${a}/restore`, {});
    expect(await codes()).toEqual(['A', 'B', 'C']);
  });

  it('is refused where it is not one of all courses that there are now [NEW-09]', async () => {
    const [a = '', b = '', c = ''] = await createThree();
    await order('admission', [a, b, c]);
    await catalog.admin.delete(`${admissionPath}/${c}`);
    for (const ids of [[b, a, c], [a], [a, a], [a, b, 'none'], []]) {
      expect(await order('admission', ids)).toMatchObject({
        status: 409,
        body: { code: 'catalog.order-outdated' },
      });
    }
    expect(await codes()).toEqual(['A', 'B']);
    expect((await order('other', [a, b])).status).toBe(404);
  });

  it('is set by administrators alone', async () => {
    const ids = await createThree();
    expect((await catalog.visitor.put('/courses/order/admission', { ids })).status).toBe(401);
    expect((await catalog.student.put('/courses/order/admission', { ids })).status).toBe(403);
  });
});

it('a list of the academic courses can be of those with interactive sessions', async () => {
  const interactiveSessions = [
    { title: 'Questions', description: 'Fridays at 8', liveLink: 'https://live.example/' },
  ];
  await catalog.admin.post(academicPath, { ...academicForm, title: 'Physics', interactiveSessions });
  await catalog.admin.post(academicPath, { ...academicForm, title: 'Biology' });
  const { body } = await catalog.visitor.get<Listed>(`${academicPath}?sessions=with`);
  expect(body.items.map(({ title }) => title)).toEqual(['Physics']);
  expect(JSON.stringify(body)).not.toContain('live.example');
});

describe('the order of the academic courses', () => {
  const titles = async () => {
    const { body } = await catalog.visitor.get<Listed>(academicPath);
    return body.items.map(({ title }) => title);
  };

  it('is set with the drafts, which visitors do not find, and remains when a course is edited or copied', async () => {
    const ids: string[] = [];
    for (const [title, status] of [
      ['Physics', 'active'],
      ['Chemistry', 'draft'],
      ['Biology', 'active'],
    ] as const) {
      const { body } = await catalog.admin.post(academicPath, { ...academicForm, title, status });
      ids.push(String(body['_id']));
      catalog.clock.advance(1_000);
    }
    expect(await titles()).toEqual(['Biology', 'Physics']);
    expect((await order('academic', ids)).status).toBe(200);
    expect(await titles()).toEqual(['Physics', 'Biology']);
    const { body } = await catalog.admin.get(`${academicPath}/${ids[0]}`);
    expect((await catalog.admin.put(`${academicPath}/${ids[0]}`, body)).status).toBe(200);
    expect(await titles()).toEqual(['Physics', 'Biology']);
    await catalog.admin.post(`${academicPath}/${ids[0]}/duplicate`, {});
    const { body: all } = await catalog.admin.get<Listed>(academicPath);
    expect(all.items.map(({ title }) => title)).toEqual([
      'Physics',
      'Chemistry',
      'Biology',
      'Physics (copy)',
    ]);
  });
});
