import type { Files } from '@pathshala/stores/files/port';
import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import type { TestClient } from '@pathshala/service-testing/test-client';
import type { Invitation } from '@pathshala/svc-auth-contract/http';
import type { Student } from '@pathshala/svc-auth-contract/student';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { restoreWindowMs, undoWindowMs } from '@pathshala/rules/undo-window';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';
import { uploadPhoto } from './upload-photo.ts';

const stored = new Set<string>();

function watched(files: Files): Files {
  return {
    get: (key) => files.get(key),
    async put(key, content, contentType) {
      await files.put(key, content, contentType);
      stored.add(key);
    },
    async delete(key) {
      await files.delete(key);
      stored.delete(key);
    },
  };
}

let school: School;
let head: TestClient;
beforeAll(async () => {
  school = await startSchool({ replace: ({ files }) => ({ files: watched(files) }) });
  head = await school.adminClient();
});
afterAll(() => school.stop());

const tooLate = { status: 410, body: { code: 'auth.restore-too-late' } };

async function listed(): Promise<readonly DeletedThing[]> {
  return (await head.get<{ items: DeletedThing[] }>('/users/recently-deleted')).body.items;
}

async function later(ms: number): Promise<void> {
  school.clock.advance(ms);
  await school.runJob('forget-withdrawn-invitations');
  await school.runJob('forget-removed-parts');
  await school.runJob('sweep-photos');
  head = await school.adminClient();
}

const tenMinutesLater = () => later(undoWindowMs);
const thirtyDaysLater = () => later(restoreWindowMs);

describe('a withdrawn invitation', () => {
  async function withdrawn(name: string) {
    const email = `${name}@example.com`;
    const { body } = await head.post<Invitation>('/users/invite', { email, name });
    const token = /token=([\w-]+)/.exec(school.mail.sent.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    const answer = await head.delete<{ undoUntil: string }>(`/users/invitations/${body._id}`);
    expect(Date.parse(answer.body.undoUntil)).toBe(school.clock.now() + 600_000);
    return { id: body._id, email, token };
  }

  const restore = (id: string) => head.post(`/users/invitations/${id}/restore`);
  const openLink = (token?: string) => school.client.visitor.post('/auth/invitation', { token });

  it('is listed, and with the undo the mailed link works again [ADM-08]', async () => {
    const { id, email, token } = await withdrawn('back');
    expect(await openLink(token)).toMatchObject({ status: 410 });
    expect(await listed()).toMatchObject([{ _id: id, kind: 'invitation', title: email, deletedBy: 'head' }]);
    expect(await restore(id)).toMatchObject({ status: 200, body: { email } });
    expect(await openLink(token)).toMatchObject({ status: 200, body: { email } });
    expect(await listed()).toEqual([]);
    expect((await restore(id)).status).toBe(404);
  });

  it('of which no mail was sent yet gets one with the undo', async () => {
    const email = 'unsent@example.com';
    school.mail.failNext();
    const { body } = await head.post<Invitation>('/users/invite', { email, name: 'Unsent' });
    await head.delete(`/users/invitations/${body._id}`);
    expect(school.mail.sent.filter(({ to }) => to === email)).toEqual([]);
    expect((await restore(body._id)).status).toBe(200);
    const mails = school.mail.sent.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    expect(await openLink(token)).toMatchObject({ status: 200, body: { email } });
  });

  it('is removed after ten minutes, with the address of the person', async () => {
    const { id, email } = await withdrawn('late-undo');
    school.clock.advance(600_000);
    expect(await restore(id)).toMatchObject(tooLate);
    await tenMinutesLater();
    const documents = school.platform.documents.collection('withdrawn_invitations');
    expect(JSON.stringify(await documents.find({}).toArray())).not.toContain(email);
  });

  it('does not come back beside a newer invitation or an account of the address', async () => {
    const { id, email } = await withdrawn('anew');
    expect((await head.post('/users/invite', { email, name: 'Anew' })).status).toBe(201);
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'auth.already-invited' } });
    const other = await withdrawn('grown');
    await school.enter('grown');
    expect(await restore(other.id)).toMatchObject({ status: 409, body: { code: 'auth.account-exists' } });
    await tenMinutesLater();
  });
});

describe('a student record that an administrator deleted', () => {
  it('comes back as it was, with its photo [STU-01]', async () => {
    const student = await school.enter('restored');
    await student.client.patch(`/students/student/update/${student.userId}`, {
      personalInfo: { dob: '2007-03-14', contact: { mobile: '01712345678' } },
    });
    const { imageUrl } = await uploadPhoto(student);
    const answer = await head.delete(`/student/${student.userId}`);
    expect(answer.body).toHaveProperty('undoUntil');
    expect((await student.client.get('/students/student')).status).toBe(404);
    expect(await listed()).toMatchObject([
      { _id: student.userId, kind: 'student-record', title: 'Name of restored' },
    ]);
    await school.runJob('sweep-photos');
    expect((await head.post(`/student/${student.userId}/restore`)).status).toBe(200);
    const { body } = await student.client.get<Student>('/students/student');
    expect(body.personalInfo).toMatchObject({
      dob: '2007-03-14',
      contact: { mobile: '01712345678' },
      profilePhotoUrl: imageUrl,
    });
    await thirtyDaysLater();
    expect(stored.has(imageUrl.replace('/api/files/', ''))).toBe(true);
    const found = await head.get<{ total: number }>('/students?q=01712345678');
    expect(found.body.total).toBe(1);
  });

  it('is erased after thirty days with its photo, and cannot come back', async () => {
    const student = await school.enter('erased');
    const { imageUrl } = await uploadPhoto(student);
    await head.delete(`/student/${student.userId}`);
    await later(restoreWindowMs - 60_000);
    expect(await listed()).toMatchObject([{ _id: student.userId }]);
    await thirtyDaysLater();
    expect(await head.post(`/student/${student.userId}/restore`)).toMatchObject(tooLate);
    const documents = school.platform.documents.collection('students');
    expect(JSON.stringify(await documents.findOne({ _id: student.userId }))).not.toContain('erased@');
    expect(stored.has(imageUrl.replace('/api/files/', ''))).toBe(false);
  });

  it('has no undo when the student deleted it, and none beside a newer record', async () => {
    const student = await school.enter('own-delete');
    expect((await student.client.delete(`/student/${student.userId}`)).body).toEqual({ _id: student.userId });
    expect(await head.post(`/student/${student.userId}/restore`)).toMatchObject(tooLate);
    await student.client.post('/student/createstudent', {});
    await head.delete(`/student/${student.userId}`);
    await student.client.post('/student/createstudent', {});
    expect(await head.post(`/student/${student.userId}/restore`)).toMatchObject({ status: 409 });
    expect(await listed()).toEqual([]);
  });

  it('is removed with the account, undo or not', async () => {
    const student = await school.enter('leaver');
    await head.delete(`/student/${student.userId}`);
    await school.emit(userDeleted, { userId: student.userId });
    expect(await listed()).toEqual([]);
  });
});

describe('a photo that an administrator removed', () => {
  it('is listed, comes back with the undo, and else is deleted after thirty days [STU-03]', async () => {
    const student = await school.enter('pictured');
    const { imageUrl } = await uploadPhoto(student);
    const path = `/students/student/${student.userId}/profile-picture`;
    expect((await head.delete(path)).body).toMatchObject({ imageUrl: '', undoUntil: expect.any(String) });
    expect(await listed()).toMatchObject([{ _id: student.userId, kind: 'photo', title: 'Name of pictured' }]);
    await school.runJob('sweep-photos');
    expect((await head.post(`${path}/restore`)).body).toEqual({ imageUrl });
    expect(await listed()).toEqual([]);
    await thirtyDaysLater();
    expect(stored.has(imageUrl.replace('/api/files/', ''))).toBe(true);
    await head.delete(path);
    await thirtyDaysLater();
    expect(await head.post(`${path}/restore`)).toMatchObject(tooLate);
    expect(stored.has(imageUrl.replace('/api/files/', ''))).toBe(false);
  });

  it('does not replace a newer one, and has no undo when its student removed it', async () => {
    const student = await school.enter('new-photo');
    await uploadPhoto(student);
    const path = `/students/student/${student.userId}/profile-picture`;
    await head.delete(path);
    await uploadPhoto(student, '#b63b3b');
    expect(await head.post(`${path}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'auth.photo-replaced' },
    });
    await thirtyDaysLater();
    const { client } = await loggedIn('new-photo');
    expect((await client.delete(path)).body).toEqual({ imageUrl: '' });
    expect(await head.post(`${path}/restore`)).toMatchObject(tooLate);
  });
});

async function loggedIn(username: string) {
  const { cookies } = await school.logIn({ username }, goodPassword);
  return { client: await school.clientOf(cookies['sid'] ?? '') };
}
