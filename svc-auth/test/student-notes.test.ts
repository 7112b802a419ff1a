import { undoWindowMs } from '@pathshala/rules/undo-window';
import type { TestClient } from '@pathshala/service-testing/test-client';
import type { StudentNote } from '@pathshala/svc-auth-contract/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeEach(async () => {
  school = await startSchool();
  head = await school.adminClient();
  return () => school.stop();
});

interface Notes {
  readonly items: readonly StudentNote[];
  readonly total: number;
}

const write = (studentId: string, text: string) =>
  head.post<StudentNote>(`/users/${studentId}/notes`, { text });
const notesOf = async (studentId: string, query = '') =>
  (await head.get<Notes>(`/users/${studentId}/notes${query}`)).body;
const textsOf = ({ items }: Notes) => items.map(({ text }) => text);

describe('the notes about a student', () => {
  it('name who wrote them and when, the latest first, page by page [STP-02]', async () => {
    const { userId } = await school.enter('rahima');
    for (const text of ['First', 'Second', 'Third']) {
      expect((await write(userId, text)).status).toBe(201);
      school.clock.advance(60_000);
    }
    const firstPage = await notesOf(userId, '?page=1&pageSize=2');
    expect(firstPage).toMatchObject({ total: 3, items: [{ text: 'Third' }, { text: 'Second' }] });
    const { body: account } = await head.get<{ name: string }>('/users/user');
    expect(firstPage.items[0]?.authorName).toBe(account.name);
    expect(Date.parse(firstPage.items[0]?.createdAt ?? '')).toBe(school.clock.now() - 60_000);
    expect(textsOf(await notesOf(userId, '?page=2&pageSize=2'))).toEqual(['First']);
  });

  it('are read and written by administrators of support alone, never by the student [STP-02]', async () => {
    const { userId, client } = await school.enter('rahima');
    const { body: note } = await write(userId, 'The father calls on Fridays.');
    const marker = school.client.as({ role: 'admin', permissions: ['marking'] });
    for (const caller of [client, marker]) {
      expect((await caller.get(`/users/${userId}/notes`)).status).toBe(403);
      expect((await caller.post(`/users/${userId}/notes`, { text: 'x' })).status).toBe(403);
      expect((await caller.delete(`/users/${userId}/notes/${note._id}`)).status).toBe(403);
    }
    const { body: own } = await client.get('/users/data');
    expect(JSON.stringify(own)).not.toContain('Fridays');
  });

  it('are refused empty, too long, for an unknown account and for an administrator', async () => {
    const { userId } = await school.enter('rahima');
    for (const text of ['', '  ', 'x'.repeat(2_001)]) {
      const { status, body } = await write(userId, text);
      expect([400, 422]).toContain(status);
      expect(body).toHaveProperty('fields.text');
    }
    expect(await notesOf(userId)).toMatchObject({ total: 0 });
    expect((await write('nobody', 'x')).status).toBe(404);
    const { body: own } = await head.get<{ _id: string }>('/users/user');
    expect((await write(own._id, 'x')).status).toBe(404);
    expect((await head.get(`/users/${own._id}/notes`)).status).toBe(404);
  });

  it('are deleted once, restored within ten minutes, and removed after them [STP-02]', async () => {
    const { userId } = await school.enter('rahima');
    const { body: note } = await write(userId, 'Pays in May.');
    const path = `/users/${userId}/notes/${note._id}`;
    const both = await Promise.all([head.delete(path), head.delete(path)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(textsOf(await notesOf(userId))).toEqual([]);
    expect(await head.post(`${path}/restore`)).toMatchObject({ status: 200, body: { _id: note._id } });
    expect((await head.post(`${path}/restore`)).status).toBe(200);
    expect(textsOf(await notesOf(userId))).toEqual(['Pays in May.']);
    await head.delete(path);
    school.clock.advance(undoWindowMs);
    head = await school.adminClient();
    expect(await head.post(`${path}/restore`)).toMatchObject({
      status: 410,
      body: { code: 'auth.restore-too-late' },
    });
    await school.runJob('remove-deleted-notes');
    expect((await head.post(`${path}/restore`)).status).toBe(404);
    await expect(school.platform.documents.collection('studentNotes').countDocuments({})).resolves.toBe(0);
  });

  it('belong to one student: another’s address does not reach them', async () => {
    const { userId } = await school.enter('rahima');
    const { userId: other } = await school.enter('karim');
    const { body: note } = await write(userId, 'Pays in May.');
    expect((await head.delete(`/users/${other}/notes/${note._id}`)).status).toBe(404);
    expect((await head.post(`/users/${other}/notes/${note._id}/restore`)).status).toBe(404);
    expect(textsOf(await notesOf(userId))).toEqual(['Pays in May.']);
  });

  it('are in the audit log by the student, without their text [STP-02]', async () => {
    const { userId } = await school.enter('rahima');
    const { body: note } = await write(userId, 'Secret remark');
    await head.delete(`/users/${userId}/notes/${note._id}`);
    await school.waitUntilIdle();
    const { body } = await head.get<{ items: { route: string; id: string }[] }>('/audit?pageSize=50');
    const routes = body.items.filter(({ id }) => id === userId).map(({ route }) => route);
    expect(routes).toEqual(
      expect.arrayContaining(['post /users/{id}/notes', 'delete /users/{id}/notes/{noteId}']),
    );
    expect(JSON.stringify(body)).not.toContain('Secret remark');
  });

  it('are forgotten with the account, and lose the name of an author who is deleted [STP-02]', async () => {
    const { userId, client } = await school.enter('rahima');
    const { userId: other } = await school.enter('karim');
    await write(userId, 'About Rahima');
    const { userId: helperId, client: helper } = await school.enter('helper');
    const support = school.client.as({ role: 'admin', name: 'Helper', userId: helperId });
    await support.post(`/users/${other}/notes`, { text: 'About Karim' });
    expect((await notesOf(other)).items[0]?.authorName).toBe('Helper');
    await client.delete('/user', { password: goodPassword });
    await helper.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    expect((await head.get(`/users/${userId}/notes`)).status).toBe(404);
    expect((await notesOf(other)).items).toMatchObject([{ text: 'About Karim', authorName: null }]);
    await expect(school.platform.documents.collection('studentNotes').countDocuments({})).resolves.toBe(1);
  });
});

describe('the record of a student for administrators', () => {
  it('has the guardian only with a consent [STP-01]', async () => {
    const { userId, client } = await school.enter('rahima');
    await school.waitUntilIdle();
    const change = (guardian: object) =>
      client.patch(`/students/student/update/${userId}`, { personalInfo: { guardian } });
    const guardian = { name: 'Karim Uddin', mobile: '01712345678' };
    await change({ ...guardian, consent: '' });
    const read = async () => (await head.get(`/student/${userId}`)).body['personalInfo'];
    expect(await read()).not.toHaveProperty('guardian');
    await change({ ...guardian, consent: 'yes' });
    expect(await read()).toMatchObject({ guardian });
    expect((await client.get(`/student/${userId}`)).status).toBe(403);
    expect((await head.get('/student/nobody')).status).toBe(404);
  });
});
