import { request } from 'node:http';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { identityOf } from '@pathshala/service-testing/test-client';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { WrittenPages } from '@pathshala/svc-exams-contract/written';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, picture, startWrittenExams, type WrittenExams } from './support/written-exam.ts';

let exams: WrittenExams;
beforeAll(async () => {
  exams = await startWrittenExams();
});
afterAll(() => exams.stop());

const hourMs = 3_600_000;

const idsOf = ({ pages }: WrittenPages) => pages.map(({ pageId }) => pageId);

/** Ends the open attempt, so that the next test starts one of its own. */
async function submitted(attemptId: string): Promise<string> {
  expect((await exams.student.submit(attemptId)).status).toBe(200);
  return attemptId;
}

describe('the pages of a written answer', () => {
  it('are uploaded, ordered, rotated, removed and brought back [EXM-15]', async () => {
    const id = await exams.startEssay();
    for (const name of ['one', 'two', 'three']) expect((await exams.upload(id, name)).status).toBe(201);
    expect((await exams.upload(id, 'two')).body.pages).toHaveLength(3);
    const { rev } = await exams.pages(id);
    const wanted = [
      { pageId: 'three', rotation: 90 },
      { pageId: 'one', rotation: 0 },
    ];
    const arranged = await exams.arrange(id, { pages: wanted, rev });
    expect(arranged.body.pages).toMatchObject(wanted);
    expect(await exams.arrange(id, { pages: wanted, rev })).toMatchObject({ status: 200 });

    const stale = await exams.arrange(id, { pages: [], rev });
    expect(stale).toMatchObject({ status: 409, body: { code: 'exams.pages-changed' } });
    const back = [...wanted, { pageId: 'two', rotation: 0 }];
    expect(idsOf((await exams.arrange(id, { pages: back, rev: arranged.body.rev })).body)).toEqual([
      'three',
      'one',
      'two',
    ]);
    expect((await exams.student.read(id)).body.written?.pages).toHaveLength(3);
    await submitted(id);
  });

  it('are pictures of this answer, each named once', async () => {
    const id = await exams.startEssay();
    const text = await exams.upload(id, 'text', Buffer.from('%PDF-1.7 and so on'));
    expect(text).toMatchObject({ status: 415, body: { code: 'common.file.not-a-picture' } });
    const { body } = await exams.upload(id, 'page');
    const page = { pageId: 'page', rotation: 0 };
    for (const pages of [
      [page, page],
      [page, { ...page, pageId: 'foreign' }],
    ]) {
      const refused = await exams.arrange(id, { pages, rev: body.rev });
      expect(refused).toMatchObject({ status: 422, body: { code: 'exams.unknown-page' } });
    }
    await submitted(id);
  });

  it('are at most 20, also when several are uploaded at once', async () => {
    const id = await exams.startEssay();
    for (let n = 1; n < 20; n += 1) await exams.upload(id);
    const last = await Promise.all([exams.upload(id), exams.upload(id), exams.upload(id)]);
    expect(last.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    expect(await exams.upload(id)).toMatchObject({ body: { code: 'exams.too-many-pages' } });
    expect((await exams.pages(id)).pages).toHaveLength(20);
    await submitted(id);
  });

  it('belong to written exams only', async () => {
    const { body } = await exams.student.start({ subjects: ['Maths'] });
    expect(await exams.upload(body.attemptId)).toMatchObject({
      status: 409,
      body: { code: 'exams.not-written' },
    });
  });

  it('are seen by their student, and by markers once submitted', async () => {
    const id = await exams.startEssay();
    const [page] = (await exams.upload(id)).body.pages;
    const marker = exams.client.as({ role: 'admin', permissions: ['marking'] });
    const setter = exams.client.as({ role: 'admin', permissions: ['questions'] });
    const readers = [exams.student, exams.other, marker, setter];
    const statuses = async () =>
      Promise.all(readers.map(async (reader) => (await reader.get(page?.url ?? '')).status));
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    await submitted(id);
    expect(await statuses()).toEqual([200, 404, 200, 404]);
    expect((await exams.client.visitor.get(page?.url ?? '')).status).toBe(401);
  });
});

describe('the end of a written exam', () => {
  it('refuses pages after the submit, the deadline and its grace', async () => {
    const handedIn = await submitted(await exams.startEssay());
    expect(await exams.upload(handedIn)).toMatchObject({ body: { code: 'exams.already-submitted' } });

    const id = await exams.startEssay();
    const { deadlineAt } = (await exams.student.read(id)).body;
    const page = await exams.upload(id);
    exams.clock.advance(Date.parse(deadlineAt) + 3000 - exams.clock.now());
    expect((await exams.upload(id)).status).toBe(201);
    exams.clock.advance(1);
    expect(await exams.upload(id)).toMatchObject({ status: 410, body: { code: 'exams.time-over' } });
    const removal = await exams.arrange(id, { pages: [], rev: page.body.rev });
    expect(removal).toMatchObject({ status: 410 });
    expect((await exams.pages(id)).pages).toHaveLength(2);
    await exams.runJob('sweep-overdue-attempts');
  });

  it('takes a page whose upload began in time, although it arrives after the clock closed the attempt [EXM-15]', async () => {
    const id = await exams.startEssay();
    const { deadlineAt } = (await exams.student.read(id)).body;
    const signer = createIdentitySigner({ key: exams.platform.secrets.internalSigningKey });
    const identity = identityOf({ role: 'student', userId: 'student1' });
    const token = await signer.sign(identity, 'svc-exams');
    const form = formOf(picture);
    const length = { 'content-length': String(form.body.length) };
    const options = { method: 'POST', headers: { 'x-identity': token, ...form.headers, ...length } };
    const call = request(`${exams.url}${exams.pagesPath(id)}`, options);
    const answered = new Promise<number | undefined>((resolve, reject) => {
      call.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    await new Promise<void>((resolve) => call.write(form.body.subarray(0, 10), () => resolve()));
    // A later call is answered, so the head of this one has arrived.
    await exams.pages(id);
    await exams.goTo(new Date(Date.parse(deadlineAt) + 8000).toISOString());
    call.end(form.body.subarray(10));
    expect(await answered).toBe(201);
    expect((await exams.student.result(id)).body).toMatchObject({
      awaitsMarks: true,
      score: null,
      feedback: expect.stringContaining('To be determined'),
    });
    expect((await exams.pages(id)).pages).toHaveLength(1);
  });
});

describe('a picture that no answer names', () => {
  it.each([0, 1, 2, 3])('is deleted after a crash before write %i of its upload', async (write) => {
    const id = await exams.startEssay();
    exams.crash.before(write);
    expect((await exams.upload(id, 'page')).status).toBe(500);
    exams.crash.over();
    expect((await exams.pages(id)).pages).toEqual([]);
    const isStored = () => [...exams.stored.keys()].some((key) => key.includes(id));
    expect(isStored()).toBe(write > 1);
    await exams.sweep(hourMs);
    expect(isStored()).toBe(false);
    await exams.student.submit(id);
  });

  it('becomes a page when the upload is sent again after a crash', async () => {
    const id = await exams.startEssay();
    exams.crash.before(3);
    await exams.upload(id, 'page');
    exams.crash.over();
    expect(idsOf((await exams.upload(id, 'page')).body)).toEqual(['page']);
    await exams.sweep(hourMs);
    expect((await exams.student.get(`${exams.pagesPath(id)}/page`)).status).toBe(200);
    await exams.student.submit(id);
  });

  it('is deleted an hour after its page was removed, and one that was brought back stays', async () => {
    const id = await exams.startEssay();
    await exams.upload(id, 'stays');
    await exams.upload(id, 'goes');
    const both = await exams.pages(id);
    const stays = { pageId: 'stays', rotation: 0 };
    const removed = await exams.arrange(id, { pages: [], rev: both.rev });
    await exams.arrange(id, { pages: [stays], rev: removed.body.rev });
    const keys = () => [...exams.stored.keys()].filter((key) => key.includes(id));
    await exams.sweep(hourMs - 1);
    expect(keys()).toHaveLength(2);
    await exams.sweep(1);
    expect(keys()).toEqual([`svc-exams/written/${id}/stays`]);
    await exams.student.submit(id);
  });

  it('goes with its account, and a removal that crashed is finished by the next delivery', async () => {
    const id = await exams.startEssay();
    await exams.upload(id, 'first');
    await exams.upload(id, 'second');
    exams.crash.before(3);
    await expect(exams.emit(userDeleted, { userId: 'student1' })).rejects.toThrow('crashed');
    exams.crash.over();
    await exams.emit(userDeleted, { userId: 'student1' });
    expect([...exams.stored.keys()]).toEqual([]);
    expect((await exams.pages(id)).pages).toEqual([]);
  });
});
