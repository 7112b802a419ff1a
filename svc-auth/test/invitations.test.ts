import type { TestClient } from '@pathshala/service-testing/test-client';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import type { Invitation } from '@pathshala/svc-auth-contract/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeAll(async () => {
  school = await startSchool();
  head = await school.adminClient();
});
afterAll(() => school.stop());

const day = 24 * 60 * 60 * 1000;

function tokenFor(email: string): string {
  const mail = school.mail.sent.findLast(({ to }) => to === email);
  return /\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
}

async function invite(name: string, change: Record<string, unknown> = {}) {
  const email = `${name}@example.com`;
  const { status, body } = await head.post<Invitation>('/users/invite', { email, name, ...change });
  expect(status).toBe(201);
  return { ...body, token: tokenFor(email) };
}

const accept = (token: string, username: string, change: Record<string, unknown> = {}) =>
  school.client.visitor.post('/auth/invitation/accept', {
    token,
    name: 'Rahima Begum',
    username,
    password: goodPassword,
    ...change,
  });

const gone = { status: 410, body: { code: 'auth.invitation-invalid' } };

describe('an invitation', () => {
  it('makes an administrator with the permissions that were given, logged in', async () => {
    const { token, _id } = await invite('marker', { role: 'admin', permissions: ['marking'] });
    const opened = await school.client.visitor.post('/auth/invitation', { token });
    expect(opened.body).toEqual({ email: 'marker@example.com', name: 'marker', role: 'admin' });
    const accepted = await accept(token, 'rahima');
    expect(accepted).toMatchObject({
      status: 201,
      body: { _id, username: 'rahima', email: 'marker@example.com', role: 'admin', permissions: ['marking'] },
    });
    const session = await school.platform.sessions.resolve(accepted.cookies['sid'] ?? '');
    expect(session?.user).toMatchObject({ userId: _id, permissions: ['marking'] });
    expect((await school.logIn({ username: 'rahima' }, goodPassword)).status).toBe(200);
  });

  it('makes a student whom the other services know', async () => {
    const { token, _id } = await invite('pupil');
    expect((await accept(token, 'pupil')).body).toMatchObject({ role: 'student', name: 'Rahima Begum' });
    await school.waitUntilIdle();
    expect(school.published(userVerified)).toMatchObject([{ data: { userId: _id, username: 'pupil' } }]);
    const student = await school.client.as({ role: 'student', userId: _id }).get('/students/student');
    expect(student.status).toBe(200);
  });

  it('is named by the event of somebody who signs up beside it, and gives the name before that', async () => {
    const { _id, email } = await invite('beside');
    const found = await head.post('/users/lookup', { who: [email] });
    expect(found.body).toEqual({
      items: [{ who: email, userId: null, invitationId: _id, name: 'beside', role: 'student' }],
    });
    expect((await head.get(`/users/names?ids=${_id}`)).body).toEqual({ items: [{ _id, name: 'beside' }] });
    const { userId } = await school.enter('beside');
    await school.waitUntilIdle();
    expect(school.published(userVerified).at(-1)?.data).toMatchObject({ userId, invitationId: _id });
    await head.delete(`/users/invitations/${_id}`);
  });

  it('makes another administrator who can replace the first one', async () => {
    const { token } = await invite('successor', { role: 'admin', permissions: null });
    const { cookies, body } = await accept(token, 'successor');
    expect(body).not.toHaveProperty('permissions');
    const client = await school.clientOf(cookies['sid'] ?? '');
    const { body: first } = await head.get('/users/user');
    const path = `/users/${String(first['_id'])}`;
    expect((await client.patch(path, { active: false })).status).toBe(200);
    expect((await client.patch(path, { active: true })).status).toBe(200);
  });

  it('of an administrator ends with the rights of the inviter', async () => {
    const second = await invite('deputy', { role: 'admin' });
    await accept(second.token, 'deputy');
    const { cookies } = await school.logIn({ username: 'deputy' }, goodPassword);
    const inviter = await school.clientOf(cookies['sid'] ?? '');
    const email = 'heir@example.com';
    await inviter.post('/users/invite', { email, name: 'heir', role: 'admin' });
    expect((await head.patch(`/users/${second._id}`, { permissions: ['marking'] })).status).toBe(200);
    expect(await accept(tokenFor(email), 'heir')).toMatchObject(gone);
    const { body } = await head.get<{ items: Invitation[] }>('/users/invitations');
    const invitation = body.items.find((one) => one.email === email);
    school.clock.advance(61_000);
    expect((await head.post(`/users/invitations/${invitation?._id}/resend`)).status).toBe(200);
    expect((await accept(tokenFor(email), 'heir')).status).toBe(201);
  });

  it('is used once, by one of two who open it at the same time [ADM-08]', async () => {
    const { token } = await invite('once');
    const answers = await Promise.all([accept(token, 'once-a'), accept(token, 'once-b')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    expect(await accept(token, 'once-c')).toMatchObject(gone);
  });

  it('is not used up by a form that is refused', async () => {
    const { token } = await invite('clumsy');
    expect((await accept(token, 'clumsy', { password: '123' })).status).toBe(422);
    expect(await accept(token, 'HEAD')).toMatchObject({ status: 409, body: { code: 'auth.username-taken' } });
    expect((await accept(token, 'clumsy', { name: '' })).status).toBe(422);
    expect((await accept(token, 'clumsy')).status).toBe(201);
  });

  it('is valid for seven days; a new mail replaces the link', async () => {
    const { token, _id } = await invite('late');
    school.clock.advance(7 * day);
    expect(await accept(token, 'late')).toMatchObject(gone);
    expect((await head.post(`/users/invitations/${_id}/resend`)).status).toBe(200);
    const renewed = tokenFor('late@example.com');
    expect(renewed).not.toBe(token);
    expect(await accept(token, 'late')).toMatchObject(gone);
    expect((await accept(renewed, 'late')).status).toBe(201);
  });

  it('is listed until it is accepted, and no longer valid when withdrawn', async () => {
    const { token, _id } = await invite('unwanted');
    const listed = await head.get<{ items: Invitation[] }>('/users/invitations');
    expect(listed.body.items[0]).toMatchObject({ _id, email: 'unwanted@example.com', invitedBy: 'head' });
    expect(JSON.stringify(listed.body)).not.toContain('tokenId');
    expect((await head.delete(`/users/invitations/${_id}`)).status).toBe(200);
    expect(await accept(token, 'unwanted')).toMatchObject(gone);
    expect((await head.get<{ items: Invitation[] }>('/users/invitations')).body.items).toEqual([]);
    expect((await head.post(`/users/invitations/${_id}/resend`)).status).toBe(404);
  });

  it('is found in the list by name, address, role, state of the link and of the mail', async () => {
    const found = async (query: string) =>
      (await head.get<{ items: Invitation[] }>(`/users/invitations?${query}`)).body.items.map(
        ({ name }) => name,
      );
    const old = await invite('old-rina');
    school.clock.advance(7 * day);
    const young = await invite('young-rina', { role: 'admin', permissions: ['support'] });
    await expect(found('q=RINA&sort=name')).resolves.toEqual(['old-rina', 'young-rina']);
    await expect(found('q=young-rina@')).resolves.toEqual(['young-rina']);
    await expect(found('q=rina&pageSize=1&page=2&sort=-name')).resolves.toEqual(['old-rina']);
    await expect(found('q=rina&role=admin')).resolves.toEqual(['young-rina']);
    await expect(found('q=rina&state=open')).resolves.toEqual(['young-rina']);
    await expect(found('q=rina&state=expired')).resolves.toEqual(['old-rina']);
    await expect(found('q=rina&mail=sent&sort=name')).resolves.toEqual(['old-rina', 'young-rina']);
    await expect(found('q=rina&mail=failed')).resolves.toEqual([]);
    for (const { _id } of [old, young]) await head.delete(`/users/invitations/${_id}`);
  });

  it('is sent again three times an hour at most', async () => {
    const { _id } = await invite('often');
    const again = () => head.post(`/users/invitations/${_id}/resend`);
    for (const _ of [1, 2, 3]) expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'auth.invitation-sent-often' } });
    school.clock.advance(day / 24);
    expect((await again()).status).toBe(200);
    await head.delete(`/users/invitations/${_id}`);
  });

  it('loses the name of an administrator who was deleted', async () => {
    const { _id } = await invite('orphan');
    const { body } = await head.get('/users/user');
    await school.emit(userDeleted, { userId: String(body['_id']) });
    const listed = await head.get<{ items: Invitation[] }>('/users/invitations');
    expect(listed.body.items).toMatchObject([{ _id, invitedBy: null }]);
    await head.delete(`/users/invitations/${_id}`);
  });

  it.each([
    [{ email: admin.email, name: 'Again' }, 409, 'auth.account-exists'],
    [{ email: 'no address', name: 'Again' }, 422, 'auth.email-invalid'],
    [{ name: 'Nobody' }, 422, 'auth.fields-required'],
    [{ email: 'x@example.com', name: '' }, 422, 'auth.name-required'],
  ])('is refused for %o', async (body, status, code) => {
    expect(await head.post('/users/invite', body)).toMatchObject({ status, body: { code } });
  });

  it('is refused for an address that is invited already', async () => {
    await invite('twice');
    expect(await head.post('/users/invite', { email: 'Twice@Example.com', name: 'Twice' })).toMatchObject({
      status: 409,
      body: { code: 'auth.already-invited' },
    });
  });

  it('of an administrator is made and changed by all permissions alone', async () => {
    const { token } = await invite('support', { role: 'admin', permissions: ['support'] });
    const { cookies } = await accept(token, 'support');
    const support = await school.clientOf(cookies['sid'] ?? '');
    const { _id } = await invite('chief', { role: 'admin' });
    const needsAll = { status: 403, body: { code: 'auth.all-permissions-needed' } };
    const colleague = {
      email: 'friend@example.com',
      name: 'Friend',
      role: 'admin',
      permissions: ['support'],
    };
    expect(await support.post('/users/invite', colleague)).toMatchObject(needsAll);
    expect(await support.post(`/users/invitations/${_id}/resend`)).toMatchObject(needsAll);
    expect(await support.delete(`/users/invitations/${_id}`)).toMatchObject(needsAll);
    expect((await support.post('/users/invite', { ...colleague, role: 'student' })).status).toBe(201);
  });
});
