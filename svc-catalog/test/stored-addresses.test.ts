import { storeAsBefore } from '@pathshala/service-testing/store-as-before';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTree } from './course-tree.ts';
import { courseForm } from './course-form.ts';
import { academicForm, startCatalog } from './start-catalog.ts';

const picture = `/api/files/svc-catalog/${'cd'.repeat(32)}`;
const link = 'https://new.example/page';
const oldPicture = 'http://old.example/a.png';
const oldLink = 'http://old.example/page';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

interface Editable {
  /** The path that is read and replaced. */
  readonly read: string;
  readonly path: string;
  readonly client: Catalog['admin'];
  /** Builds the body of the PUT from the answer. */
  readonly body?: (read: never) => object;
}

const material = { title: 'Notes', link };

/** Every resource of this service that has an address and is replaced by a PUT; created with valid addresses. */
const kinds: Readonly<Record<string, (catalog: Catalog) => Promise<Editable>>> = {
  'an admission course': async ({ admin }) => {
    const path = '/admissioncourse/universities';
    const form = courseForm({ courseCode: 'OLD', courseThumbnail: picture });
    const { body } = await admin.post<{ _id: string }>(path, form);
    return { read: `${path}/${body._id}`, path: `${path}/${body._id}`, client: admin };
  },
  'an academic course': async ({ admin }) => {
    const path = '/academiccourse/academicCourses';
    const { body } = await admin.post<{ _id: string }>(path, {
      ...academicForm,
      thumbnailImageUrl: picture,
      subjects: [{ title: 'Mechanics', description: 'm', imageUrl: picture, units: [] }],
      courseResources: [material],
      interactiveSessions: [{ title: 'Live', description: 'l', liveLink: link }],
    });
    return { read: `${path}/${body._id}`, path: `${path}/${body._id}`, client: admin };
  },
  'a lesson': async (catalog) => {
    const { motion } = await createTree(catalog);
    const { body } = await catalog.admin.post<{ _id: string }>(`/courses/${motion}/createlesson`, {
      title: 'Speed',
      content: '<p>s</p>',
      videoLink: link,
      supplementaryMaterials: [material],
      subLessons: [{ title: 'Part', content: '<p>p</p>', videoLink: link }],
    });
    return {
      read: `/courses/${body._id}/lesson`,
      path: `/courses/lessons/${body._id}`,
      client: catalog.admin,
    };
  },
  'an assignment': async ({ admin }) => {
    const made = await admin.post<{ _id: string }>('/academiccourse/academicCourses', academicForm);
    const { body } = await admin.post<{ _id: string }>('/assignments', {
      title: 'Motion',
      description: '<p>Draw it.</p>',
      dueDate: '2026-01-20T10:00:00Z',
      maxScore: 10,
      courseId: made.body._id,
      submissionLink: link,
    });
    return { read: `/assignments/${body._id}`, path: `/assignments/${body._id}`, client: admin };
  },
  'a hand-in of a student': async (catalog) => {
    const made = await catalog.admin.post<{ _id: string }>('/academiccourse/academicCourses', academicForm);
    await catalog.enrol(made.body._id);
    const { body } = await catalog.admin.post<{ _id: string }>('/assignments', {
      title: 'Motion',
      description: '<p>Draw it.</p>',
      dueDate: '2026-01-20T10:00:00Z',
      maxScore: 10,
      courseId: made.body._id,
    });
    const path = `/assignments/${body._id}/submission`;
    await catalog.student.put(path, { link });
    const handedIn = (read: { submission: { link: string } }) => ({ link: read.submission.link });
    return { read: path, path, client: catalog.student, body: handedIn };
  },
};

describe.each(Object.entries(kinds))('%s that was stored before the rules of addresses', (_, make) => {
  let catalog: Catalog;
  let kind: Editable;
  beforeAll(async () => {
    catalog = await startCatalog();
    kind = await make(catalog);
    await catalog.waitUntilIdle();
    await storeAsBefore(catalog, { [picture]: oldPicture, [link]: oldLink });
  });
  afterAll(() => catalog.stop());

  it('is accepted as it was read, and stays as it was', async () => {
    const { client, read, path, body = (one: object) => one } = kind;
    const before = await client.get<never>(read);
    expect(JSON.stringify(before.body)).toMatch(/http:\/\/old\.example/u);
    const saved = await client.put<{ fields?: object }>(path, body(before.body));
    expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
    expect(addressesIn((await client.get(read)).body)).toEqual(addressesIn(before.body));
  });

  it('takes no other address of that kind', async () => {
    const { client, read, path, body = (one: object) => one } = kind;
    const text = JSON.stringify(body((await client.get<never>(read)).body));
    const changed = text.replaceAll(oldPicture, `${oldPicture}?1`).replaceAll(oldLink, `${oldLink}?1`);
    const refused = await client.put<{ code: string; fields: object }>(path, JSON.parse(changed));
    expect(refused).toMatchObject({ status: 400, body: { code: 'common.malformed' } });
    expect(Object.keys(refused.body.fields).length).toBeGreaterThan(0);
  });
});

function addressesIn(value: unknown): readonly string[] {
  return JSON.stringify(value).match(/http:\/\/old\.example\/[\w.]+/gu) ?? [];
}
