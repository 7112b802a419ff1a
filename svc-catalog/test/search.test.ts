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

describe('a search with a typing mistake', () => {
  interface FoundCourses {
    readonly items: { readonly name?: string; readonly title?: string }[];
    readonly near?: string[];
  }
  const search = async (path: string, q: string, as = catalog.visitor) => {
    const { body } = await as.get<FoundCourses>(`${path}?q=${encodeURIComponent(q)}`);
    return { names: body.items.map(({ name, title }) => name ?? title), near: body.near };
  };
  const admission = '/admissioncourse/universities';
  const academic = '/academiccourse/academicCourses';
  const medical = 'মেডিকেল ভর্তি ২০২৬ | Medical Admission 2026';
  const biology = 'জীববিজ্ঞান | Biology';

  beforeAll(async () => {
    await catalog.createCourse({ name: medical, courseCode: 'MEDX' });
    await catalog.createCourse({ name: 'Medicine for nurses', courseCode: 'NURSE' });
    await catalog.admin.post(academic, { ...academicForm, title: biology });
    await catalog.admin.post(academic, { ...academicForm, title: 'Zoology', status: 'draft' });
  });

  it.each([
    [admission, 'medcal', medical, ['medical']],
    [admission, 'মেডিকল', medical, ['মেডিকেল']],
    [admission, 'medcal 2026', medical, ['medical', '2026']],
    [admission, 'admision xyzzy', medical, ['admission']],
    [academic, 'bioligy', biology, ['biology']],
    [academic, 'জিববিজ্ঞন', biology, ['জীববিজ্ঞান']],
  ])('of %s for "%s" finds %s [CAT-02]', async (path, q, ...[name, near]) => {
    expect(await search(path, q)).toEqual({ names: [name], near });
  });

  it.each([
    [admission, 'medical', medical],
    [admission, '২০২৬', medical],
    [admission, '2026 medical', medical],
    [admission, 'medx', medical],
  ])('is not assumed where %s has "%s"', async (path, q, name) => {
    expect(await search(path, q)).toEqual({ names: [name], near: undefined });
  });

  it('finds nothing where no word is near', async () => {
    expect(await search(admission, 'astronomy')).toEqual({ names: [], near: undefined });
  });

  it('shows visitors no word of a draft', async () => {
    expect(await search(academic, 'zoolgy')).toEqual({ names: [], near: undefined });
    expect(await search(academic, 'zoolgy', catalog.admin)).toEqual({
      names: ['Zoology'],
      near: ['zoology'],
    });
  });
});
