import { noEditor } from '@pathshala/back-office/edit-mark';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type {
  AssignmentForAdmin,
  AssignmentForm,
  AssignmentItem,
  OwnSubmission,
  SubmissionForMarker,
} from '@pathshala/svc-catalog-contract/assignment';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { notices } from '@pathshala/svc-catalog-contract/notices';
import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssignmentPorts } from '../src/assignments/assignments.ts';
import { fileForm, photo } from './file-form.ts';
import { academicForm, otherId, startCatalog, studentId } from './start-catalog.ts';

const stored = new Map<string, { content: Uint8Array; contentType: string }>();
let isCrashing = false;
let catalog: Awaited<ReturnType<typeof startCatalog>>;
let course: { courseId: string; subjectId: string };

beforeAll(async () => {
  catalog = await startCatalog({
    replace: () => ({
      files: {
        put: async (key, content, contentType) => void stored.set(key, { content, contentType }),
        get: async (key) => stored.get(key) ?? null,
        delete: async (key) => {
          if (isCrashing) throw new Error('the process crashed here');
          stored.delete(key);
        },
      },
    }),
  });
  course = await newCourse();
});
afterAll(() => catalog.stop());

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
const due = '2026-01-20T10:00:00Z';
const form: AssignmentForm = { title: 'Motion', description: '<p>Draw it.</p>', dueDate: due, maxScore: 10 };

async function newCourse() {
  const subjects = [{ title: 'Mechanics', description: 'm', units: [] }];
  const { body } = await catalog.admin.post<{ _id: string; subjects: { _id: string }[] }>(
    '/academiccourse/academicCourses',
    { ...academicForm, subjects },
  );
  await catalog.enrol(body._id);
  return { courseId: body._id, subjectId: body.subjects[0]?._id ?? '' };
}

async function newAssignment(more: AssignmentForm = {}): Promise<AssignmentForAdmin> {
  const answer = await catalog.admin.post<AssignmentForAdmin>('/assignments', {
    ...form,
    ...course,
    ...more,
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

const handIn = (id: string, work: object) =>
  catalog.student.put<{ submission: OwnSubmission }>(`/assignments/${id}/submission`, work);

function upload(id: string, content: Uint8Array = pdf, as = 'pdf') {
  const path = `/assignments/${id}/submission/file?name=work.pdf&as=${as}`;
  return catalog.student.post<{ fileId: string }>(path, ...fileForm(content));
}

const unmarked = async (id: string) =>
  (
    await catalog.admin.get<{ items: SubmissionForMarker[]; counts: object }>(
      `/assignments/${id}/submissions?show=unmarked`,
    )
  ).body;

describe('authoring an assignment', () => {
  it('names each required field that is missing [CAT-11]', async () => {
    const { status, body } = await catalog.admin.post('/assignments', {
      criteria: [{ name: '', maxScore: 1 }],
    });
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual([
      'criteria.0.name',
      'description',
      'dueDate',
      'maxScore',
      'title',
    ]);
  });

  it('requires criteria that add up to the full marks, and parents that exist', async () => {
    const criteria = [
      { name: 'Drawing', maxScore: 4 },
      { name: 'Units', maxScore: 5.5 },
    ];
    const wrong = await catalog.admin.post('/assignments', { ...form, criteria });
    expect(wrong.body).toMatchObject({ code: 'catalog.assignment.criteria-sum' });
    expect(wrong.body['error']).toContain('9.5');
    const lost = await catalog.admin.post('/assignments', { ...form, ...course, subjectId: 'nowhere' });
    expect(lost.body).toMatchObject({ code: 'catalog.subject-not-found' });
    const found = await newAssignment({ courseId: '', criteria, maxScore: 9.5 });
    expect(found).toMatchObject({
      courseId: course.courseId,
      courseName: 'Physics',
      subjectName: 'Mechanics',
    });
  });

  it('accepts a PUT of what GET returned, and rejects one of an outdated revision [CAT-11]', async () => {
    const { _id } = await newAssignment();
    const { body } = await catalog.admin.get<AssignmentForAdmin>(`/assignments/${_id}`);
    const put = await catalog.admin.put<AssignmentForAdmin>(`/assignments/${_id}`, {
      ...body,
      title: 'Force',
    });
    expect(put.body).toMatchObject({ title: 'Force', rev: 2, assignmentType: 'individual' });
    expect((await catalog.admin.put(`/assignments/${_id}`, body)).status).toBe(409);
  });
});

describe('the assignments of a student', () => {
  it('are those of the courses they are enrolled in, by what is to do', async () => {
    const { courseId, subjectId } = await newCourse();
    const place = { courseId, subjectId };
    const late = await newAssignment({ ...place, title: 'Late', dueDate: '2026-01-15T09:00:00Z' });
    const next = await newAssignment({ ...place, title: 'Next' });
    const done = await newAssignment({ ...place, title: 'Done' });
    await handIn(done._id, { text: 'It is done.' });
    const titles = async (show: string) => {
      const path = `/assignments?show=${show}&courseId=${courseId}`;
      const { body } = await catalog.student.get<{ items: AssignmentItem[] }>(path);
      return body.items.map(({ title, own }) => [title, own?.state]);
    };
    expect(await titles('due')).toEqual([['Next', 'none']]);
    expect(await titles('overdue')).toEqual([['Late', 'none']]);
    expect(await titles('done')).toEqual([['Done', 'handed-in']]);
    const stranger = catalog.client.as({ role: 'student', userId: otherId });
    expect((await stranger.get('/assignments')).body).toMatchObject({ total: 0 });
    expect((await stranger.get(`/assignments/${next._id}`)).body).toMatchObject({
      code: 'catalog.not-enrolled',
    });
    expect((await stranger.put(`/assignments/${next._id}/submission`, { text: 'x' })).status).toBe(403);
    expect(late.subjectName).toBe('Mechanics');
  });
});

describe('handing in', () => {
  it('makes one of two at once, marks late ones, and may be replaced until it is marked [CAT-11]', async () => {
    const { _id } = await newAssignment();
    const both = await Promise.all([handIn(_id, { text: 'one' }), handIn(_id, { text: 'two' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await unmarked(_id)).items).toHaveLength(1);
    catalog.clock.set('2026-01-20T10:00:00.001Z');
    const { body } = await handIn(_id, { link: 'https://example.com/mine' });
    catalog.clock.set('2026-01-15T10:00:00.000Z');
    expect(body.submission).toMatchObject({ isLate: true, text: '', link: 'https://example.com/mine' });
    const [submission] = (await unmarked(_id)).items;
    await catalog.admin.put(`/assignments/submissions/${submission?._id}/marks`, { score: 4 });
    expect((await handIn(_id, { text: 'three' })).body).toMatchObject({ code: 'catalog.hand-in.marked' });
  });

  it('rejects an empty one, and one of a group without its names', async () => {
    const { _id } = await newAssignment({ assignmentType: 'group' });
    expect((await handIn(_id, {})).body).toMatchObject({ code: 'catalog.hand-in.empty' });
    expect((await handIn(_id, { text: 'x' })).body).toMatchObject({ code: 'catalog.hand-in.group' });
    expect((await handIn(_id, { text: 'x', groupMembers: 'Mim\nRahim' })).status).toBe(200);
  });

  it('takes a whole PDF only, shows it to its owner and markers, and deletes one that was replaced [CAT-11]', async () => {
    const { _id } = await newAssignment();
    for (const content of ['<html>%PDF-1.7 %%EOF', '%PDF-1.7 cut off']) {
      const refused = await upload(_id, new TextEncoder().encode(content));
      expect(refused.body).toMatchObject({ code: 'common.file.not-a-pdf' });
    }
    const first = (await upload(_id)).body.fileId;
    const second = (await upload(_id)).body.fileId;
    await handIn(_id, { fileId: first });
    const { body } = await handIn(_id, { fileId: second });
    expect(body.submission.file).toEqual({ fileId: second, name: 'work.pdf', size: pdf.length });
    catalog.clock.advance(25 * 3_600_000);
    await catalog.runJob('sweep-hand-in-files');
    await catalog.runJob('sweep-hand-in-files');
    catalog.clock.set('2026-01-15T10:00:00.000Z');
    const path = `/assignments/files/${second}`;
    const marker = catalog.client.as({ role: 'admin', permissions: ['marking'] });
    const author = catalog.client.as({ role: 'admin', permissions: ['questions'] });
    const stranger = catalog.client.as({ role: 'student', userId: otherId });
    const seen = await Promise.all([catalog.student, marker, author, stranger].map((one) => one.get(path)));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(Buffer.from(seen[0]?.bytes ?? [])).toEqual(Buffer.from(pdf));
    expect((await catalog.student.get(`/assignments/files/${first}`)).status).toBe(404);
    expect((await handIn(_id, { fileId: first })).body).toMatchObject({ code: 'catalog.hand-in.file-gone' });
  });
});

describe('a hand-in of photographed pages', () => {
  const hour = 3_600_000;
  async function pagesOf(id: string, count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 0; page < count; page += 1) ids.push((await upload(id, photo, 'page')).body.fileId);
    return ids;
  }
  const sweep = async () => {
    catalog.clock.advance(25 * hour);
    await catalog.runJob('sweep-hand-in-files');
    await catalog.runJob('sweep-hand-in-files');
    catalog.clock.set('2026-01-15T10:00:00.000Z');
  };

  it('keeps their order and rotation, is replaced, and leaves no picture behind', async () => {
    const { _id } = await newAssignment();
    const [first = '', second = '', third = ''] = await pagesOf(_id, 3);
    await handIn(_id, { pages: [{ fileId: first }, { fileId: second }] });
    const pages = [
      { fileId: third, rotation: 90 },
      { fileId: first, rotation: 0 },
    ];
    const { body } = await handIn(_id, { pages });
    expect(body.submission).toMatchObject({ file: null, pages });
    await sweep();
    const isStored = [first, second, third].map((id) => stored.has(`svc-catalog/hand-ins/${id}`));
    expect(isStored).toEqual([true, false, true]);
    const { items } = (
      await catalog.admin.get<{ items: SubmissionForMarker[] }>(`/assignments/${_id}/submissions`)
    ).body;
    expect(items).toMatchObject([{ pages }]);
  });

  it('shows a page to its owner and markers, as a picture without the data of the camera', async () => {
    const { _id } = await newAssignment();
    const [fileId = ''] = await pagesOf(_id, 1);
    const path = `/assignments/files/${fileId}`;
    const marker = catalog.client.as({ role: 'admin', permissions: ['marking'] });
    const author = catalog.client.as({ role: 'admin', permissions: ['questions'] });
    const stranger = catalog.client.as({ role: 'student', userId: otherId });
    const { visitor } = catalog;
    const readers = [catalog.student, marker, author, stranger, visitor];
    const seen = await Promise.all(readers.map((one) => one.get(path)));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404, 401]);
    expect(seen[0]?.headers.get('content-type')).toBe('image/webp');
  });

  it('takes pictures only, no page of another assignment, no PDF as a page and no page as a PDF', async () => {
    const [{ _id }, { _id: otherAssignment }] = [await newAssignment(), await newAssignment()];
    expect((await upload(_id, pdf, 'page')).body).toMatchObject({ code: 'common.file.not-a-picture' });
    expect((await upload(_id, photo)).body).toMatchObject({ code: 'common.file.not-a-pdf' });
    const [own = ''] = await pagesOf(_id, 1);
    const [foreign = ''] = await pagesOf(otherAssignment, 1);
    const pdfId = (await upload(_id)).body.fileId;
    for (const fileId of [foreign, pdfId, 'unknown']) {
      const refused = await handIn(_id, { pages: [{ fileId: own }, { fileId }] });
      expect(refused).toMatchObject({ status: 422, body: { code: 'catalog.hand-in.page-gone' } });
      expect(JSON.stringify(refused.body)).toContain('Page 2 is no longer there.');
    }
    expect(await handIn(_id, { fileId: own })).toMatchObject({
      status: 422,
      body: { code: 'catalog.hand-in.file-gone' },
    });
    const tooMany = Array.from({ length: 21 }, () => ({ fileId: own }));
    expect((await handIn(_id, { pages: tooMany })).status).toBe(400);
  });

  it('deletes pages that no hand-in names', async () => {
    const { _id } = await newAssignment();
    const [abandoned = '', named = ''] = await pagesOf(_id, 2);
    await handIn(_id, { pages: [{ fileId: named }] });
    await sweep();
    expect(stored.has(`svc-catalog/hand-ins/${abandoned}`)).toBe(false);
    expect(stored.has(`svc-catalog/hand-ins/${named}`)).toBe(true);
  });

  it('reads a hand-in from before there were pages', async () => {
    const { _id } = await newAssignment();
    await handIn(_id, { text: 'one' });
    const submissions = catalog.platform.documents.collection<{ _id: string; pages?: unknown }>(
      'assignment-submissions',
    );
    await submissions.updateMany({ assignmentId: _id }, { $unset: { pages: '' } });
    const { body } = await catalog.student.get<{ submission: OwnSubmission }>(
      `/assignments/${_id}/submission`,
    );
    expect(body.submission).toMatchObject({ text: 'one', pages: [] });
  });
});

describe('marking', () => {
  const criteria = [
    { name: 'Drawing', maxScore: 6 },
    { name: 'Units', maxScore: 4 },
  ];
  const marks = [
    { name: 'Drawing', score: 5.5 },
    { name: 'Units', score: 3.2 },
  ];

  it('adds up the criteria, mails the student, and shows marks with feedback [CAT-11]', async () => {
    const { _id } = await newAssignment({ criteria });
    await handIn(_id, { text: 'Mine' });
    const { items, counts } = await unmarked(_id);
    expect(counts).toEqual({ all: 1, unmarked: 1, marked: 0, late: 0 });
    const path = `/assignments/submissions/${items[0]?._id}/marks`;
    const { rev } = items[0]!;
    const put = await catalog.admin.put(path, { criteria: marks, feedback: 'Good.', rev });
    expect(put.body).toMatchObject({ marks: { score: 8.7, maxScore: 10 }, studentId, rev: rev + 1 });
    await catalog.waitUntilIdle();
    const [notice] = catalog
      .published(noticeRequested)
      .filter(({ data }) => data.values['path'] === `/assignments/view/${_id}`);
    expect(notice?.data).toMatchObject({ studentId, template: 'assignment-graded' });
    const template = notices.find(({ name }) => name === 'assignment-graded');
    expect(template?.write(notice?.data.values, 'bn').facts?.at(-1)).toEqual(['নম্বর', '১০-এর মধ্যে ৮.৭']);
    const own = await catalog.student.get(`/assignments/${_id}/submission`);
    expect(own.body).toMatchObject({
      submission: { marks: { score: 8.7, feedback: 'Good.', criteria: [{ score: 5.5 }, { score: 3.2 }] } },
    });
    const waiting = await catalog.admin.get<{ items: { path: string }[] }>('/courses/waiting-work');
    expect(waiting.body.items.map(({ path }) => path)).not.toContain(`/boss/assignments/${_id}/marking`);
  });

  it('rejects too high a score, a missing criterion and a hand-in that was replaced meanwhile', async () => {
    const { _id } = await newAssignment({ criteria });
    await handIn(_id, { text: 'Mine' });
    const [submission] = (await unmarked(_id)).items;
    const mark = (body: object) =>
      catalog.admin.put(`/assignments/submissions/${submission?._id}/marks`, body);
    const tooHigh = await mark({ criteria: [marks[0], { name: 'Units', score: 4.5 }] });
    expect(tooHigh.body['fields']).toHaveProperty(['criteria.1.score']);
    expect((await mark({ criteria: marks.slice(1) })).body['fields']).toHaveProperty(['criteria.0.score']);
    await handIn(_id, { text: 'Better' });
    expect((await mark({ criteria: marks, rev: submission?.rev })).status).toBe(409);
  });
});

describe('deleting', () => {
  it('says how many hand-ins go, can be undone, and after 10 minutes leaves nothing, crashed or not [CAT-11]', async () => {
    const { _id } = await newAssignment();
    const { fileId } = (await upload(_id)).body;
    const page = (await upload(_id, photo, 'page')).body.fileId;
    await handIn(_id, { fileId, pages: [{ fileId: page }] });
    expect((await catalog.admin.get(`/assignments/${_id}/deletion`)).body).toEqual({
      submissions: 1,
      marked: 0,
    });
    expect((await catalog.admin.delete(`/assignments/${_id}`)).body).toMatchObject({ submissions: 1 });
    expect((await catalog.student.get(`/assignments/${_id}`)).status).toBe(404);
    expect((await catalog.admin.post(`/assignments/${_id}/restore`)).status).toBe(200);
    await catalog.admin.delete(`/assignments/${_id}`);
    catalog.clock.advance(restoreWindowMs);
    isCrashing = true;
    await expect(catalog.runJob('remove-assignments')).rejects.toThrow('crashed');
    isCrashing = false;
    await catalog.runJob('remove-assignments');
    catalog.clock.set('2026-01-15T10:00:00.000Z');
    const { documents } = catalog.platform;
    expect(stored.has(`svc-catalog/hand-ins/${fileId}`)).toBe(false);
    for (const [name, field] of [
      ['assignments', '_id'],
      ['assignment-submissions', 'assignmentId'],
      ['hand-in-files', 'assignmentId'],
    ] as const) {
      expect(await documents.collection(name).countDocuments({ [field]: _id })).toBe(0);
    }
    expect((await catalog.admin.post(`/assignments/${_id}/restore`)).status).toBe(404);
  });

  it('of a course or subject takes its assignments along, and its undo brings back those alone', async () => {
    const { courseId, subjectId } = await newCourse();
    const gone = await newAssignment({ courseId, subjectId });
    const back = await newAssignment({ courseId, subjectId });
    await newAssignment({ courseId, subjectId: '' });
    await handIn(back._id, { text: 'x' });
    const ports = createAssignmentPorts(catalog.platform);
    await catalog.admin.delete(`/assignments/${gone._id}`);
    const where = { courseId, subjectIds: [subjectId] };
    expect([
      await ports.countOf({ courseId }),
      await ports.countOf(where),
      await ports.studentIdsOf(where),
    ]).toEqual([2, 1, [studentId]]);
    await ports.deleteOf(where, { id: subjectId, by: noEditor });
    await ports.deleteOf({}, { id: 'nothing', by: noEditor });
    expect(await ports.countOf({ courseId })).toBe(1);
    await ports.restore(subjectId);
    expect((await catalog.student.get(`/assignments/${back._id}`)).status).toBe(200);
    expect((await catalog.student.get(`/assignments/${gone._id}`)).status).toBe(404);
  });

  it('of the account removes hand-ins and files', async () => {
    const { _id } = await newAssignment();
    const { fileId } = (await upload(_id)).body;
    const page = (await upload(_id, photo, 'page')).body.fileId;
    await handIn(_id, { fileId, pages: [{ fileId: page }] });
    await catalog.emit(userDeleted, {
      userId: studentId,
      username: 'x',
      deletedAt: '2026-01-15T10:00:00.000Z',
    });
    for (const id of [fileId, page]) expect(stored.has(`svc-catalog/hand-ins/${id}`)).toBe(false);
    expect(
      await catalog.platform.documents.collection('assignment-submissions').countDocuments({ studentId }),
    ).toBe(0);
  });
});
