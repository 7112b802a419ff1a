import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicForm, startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

/** য় as one code point, and as য with a nukta. */
const [joined, apart] = ['\u09df', '\u09af\u09bc'];
const word = (letter: string) => `বিশ্ববিদ্যাল${letter}`;
const find = async (path: string, q: string) => {
  const { body } = await catalog.visitor.get<{ total: number }>(`${path}?q=${encodeURIComponent(q)}`);
  return body.total;
};

describe('a Bengali name with য়', () => {
  it.each([
    [joined, apart],
    [apart, joined],
  ])('is found in either spelling', async (stored, typed) => {
    const name = `${word(stored)} ${stored === joined ? 'এক' : 'দুই'}`;
    await catalog.createCourse({ name, courseCode: '' });
    await catalog.admin.post('/academiccourse/academicCourses', { ...academicForm, title: name });
    const query = name.replace(stored, typed);
    expect(await find('/admissioncourse/universities', query)).toBe(1);
    expect(await find('/academiccourse/academicCourses', query)).toBe(1);
  });

  it('is found where its key was stored before keys were normalised', async () => {
    const { _id } = await catalog.createCourse({ name: `পুরোনো ${word(joined)}`, courseCode: '' });
    const courses = catalog.platform.documents.collection<{ _id: string; nameKey: string }>(
      'admission-courses',
    );
    await courses.updateOne({ _id }, { $set: { nameKey: `পুরোনো ${word(joined)}` } });
    expect(await find('/admissioncourse/universities', `পুরোনো ${word(apart)}`)).toBe(1);
  });

  it('is one name: a unit in the other spelling replaces the first', async () => {
    const units = [{ unitName: word(joined) }, { unitName: word(apart) }];
    expect((await catalog.createCourse({ courseCode: '', units })).units).toHaveLength(1);
  });
});
