import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { defaultSiteRules } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { academicForm, startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

interface Meta {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly details?: readonly string[];
}

const metaOf = async (place: string, language = 'en') => {
  const headers = { 'accept-language': language };
  const { status, body } = await catalog.visitor.get<Meta>(`/courses/page-meta/${place}`, { headers });
  return { status, ...body };
};
const pictureOf = (image: string) => catalog.visitor.get(image.replace('/api', ''));

describe('a shared link to an admission course', () => {
  const description =
    '<div lang="bn"><p>দশ বছরের প্রশ্ন।</p></div><div lang="en"><p>Papers of <strong>ten</strong> years.</p></div>';
  const name = 'ঢাকা বিশ্ববিদ্যালয় | Dhaka University';

  it('has name, description and picture in the language of the reader', async () => {
    await catalog.createCourse({ courseCode: 'DU-A', name, description });
    const inEnglish = await metaOf('admission/DU-A');
    expect(inEnglish).toMatchObject({ title: 'Dhaka University', description: 'Papers of ten years.' });
    expect(inEnglish.details?.[0]).toMatch(/^Admission preparation · /u);
    expect(inEnglish.details?.length).toBeGreaterThan(1);
    const inBengali = await metaOf('admission/du-a', 'bn');
    expect(inBengali).toMatchObject({ title: 'ঢাকা বিশ্ববিদ্যালয়', description: 'দশ বছরের প্রশ্ন।' });
    expect(inBengali.image).not.toBe(inEnglish.image);
  });

  it('has a picture of 1200 by 630 that caches keep, at another address when the school is renamed', async () => {
    await catalog.createCourse({ courseCode: 'DU-A', name, description });
    const { image } = await metaOf('admission/DU-A');
    const picture = await pictureOf(image);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(picture.bytes);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    await catalog.emit(settingsChanged, {
      ...defaultSiteRules,
      languages: { offered: 'both', standard: 'bn' },
      rev: 1,
      siteName: { bn: 'শিখি', en: 'Dhaka School' },
    });
    expect((await pictureOf(image)).status).toBe(404);
    expect((await metaOf('admission/DU-A')).image).not.toBe(image);
  });

  it('is none of a deleted course, nor of a code that no course has', async () => {
    const { _id } = await catalog.createCourse({ courseCode: 'DU-A' });
    const { image } = await metaOf('admission/DU-A');
    await catalog.admin.delete(`/admissioncourse/universities/${_id}?confirm=true`);
    expect((await metaOf('admission/DU-A')).status).toBe(404);
    expect((await pictureOf(image)).status).toBe(404);
    expect((await metaOf('admission/none')).status).toBe(404);
    expect((await metaOf('other/DU-A')).status).toBe(404);
  });
});

describe('a shared link to an academic course', () => {
  const create = async (status: 'active' | 'draft') => {
    const form = { ...academicForm, title: 'পদার্থবিজ্ঞান | Physics', status };
    const { body } = await catalog.admin.post('/academiccourse/academicCourses', form);
    return String(body['_id']);
  };

  it('has its title, and is none while only administrators see the course', async () => {
    expect((await metaOf(`academic/${await create('draft')}`)).status).toBe(404);
    expect(await metaOf(`academic/${await create('active')}`)).toMatchObject({
      title: 'Physics',
      description: 'Motion and force',
      image: expect.stringMatching(
        /^\/api\/courses\/share-pictures\/academic\/\w+\/[0-9a-f]{16}$/u,
      ) as string,
    });
  });
});
