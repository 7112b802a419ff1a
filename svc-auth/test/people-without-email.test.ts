import type { ImportedRow, Invitation, StudentImport } from '@pathshala/svc-auth-contract/http';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSmsSchool, type SmsSchool } from './captured-sms.ts';
import { goodPassword } from './school.ts';

let school: SmsSchool;
let head: TestClient;
beforeEach(async () => {
  school = await startSmsSchool();
  head = await school.adminClient();
  return () => school.stop();
});

async function send(text: string) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'students.csv');
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await request.arrayBuffer());
  return head.post<StudentImport>('/users/imports', body, { headers });
}

async function rowsOf(id: string, part: 'ready' | 'left-out') {
  const path = `/users/imports/${id}/rows?pageSize=100&part=${part}`;
  return (await head.get<{ items: ImportedRow[] }>(path)).body.items;
}

async function importAll(text: string): Promise<void> {
  const { body } = await send(text);
  await head.post(`/users/imports/${body.importId}/confirm`);
  await school.runJob('import-students');
}

interface Shown {
  items: { _id: string; name: string; mobile?: string; username?: string; url: string }[];
}

async function open(query = 'by=qr') {
  const { body } = await head.get<{ items: Invitation[]; total: number }>(`/users/invitations?${query}`);
  return body.items;
}

async function show(ids: readonly string[]) {
  const { body } = await head.post<Shown>('/users/invitations/links', { ids });
  return body.items.map((item) => ({ ...item, token: new URL(item.url).searchParams.get('token') ?? '' }));
}

const accept = (token: string, username: string) =>
  school.client.visitor.post('/auth/invitation/accept', {
    token,
    name: 'Rina',
    username,
    password: goodPassword,
  });

describe('an import of people without an address', () => {
  it('reads numbers that lost their zero, and people with a username alone [PHN-03]', async () => {
    const { body } = await send(
      'name,mobile,username\nRahima,1712345678,\nKarim,+880 1812-345678,\nRina,,rina\nMina,,\nSadia,12345,\n' +
        'Again,০১৭১২৩৪৫৬৭৮,\nDina,,RINA\n',
    );
    expect(body).toMatchObject({ rows: 7, ready: 3, refused: 4 });
    const ready = await rowsOf(body.importId, 'ready');
    expect(ready.map(({ mobile, username, email }) => [mobile, username, email])).toEqual([
      ['01712345678', '', ''],
      ['01812345678', '', ''],
      ['', 'rina', ''],
    ]);
    const left = await rowsOf(body.importId, 'left-out');
    expect(left.map(({ line, remark }) => [line, remark])).toEqual([
      [5, 'Write an email address, a mobile number or a username.'],
      [6, 'The mobile number is none of Bangladesh'],
      [7, expect.stringContaining('The same mobile number is on line 2.')],
      [8, 'The same username is on line 4.'],
    ]);
  });

  it('of 50,000 numbers that lost their zero is read whole, and sends no SMS [PHN-03]', async () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `Student ${at},17${String(at).padStart(8, '0')}`);
    const { status, body } = await send(`name,mobile\n${lines.join('\n')}\n`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ rows: 50_000, ready: 50_000, refused: 0 });
    expect(school.sms.sent).toEqual([]);
  });

  it('invites nobody twice, before and after the account is made [PHN-03]', async () => {
    const file = 'name,mobile,username\nRahima,01712345678,\nRina,,rina\n';
    await importAll(file);
    expect((await send(file)).body).toMatchObject({ ready: 0, known: 2 });
    const shown = await show((await open()).map(({ _id }) => _id));
    for (const [at, { token }] of shown.entries()) await accept(token, `person${at}`);
    const again = await send(file);
    const left = await rowsOf(again.body.importId, 'left-out');
    expect(left.map(({ outcome }) => outcome)).toEqual(['exists', 'exists']);
  });

  it('refuses a number and a name of an account', async () => {
    await school.enterByNumber('rahima', '8801712345678');
    const { body } = await send('name,mobile,username\nA,1712345678,\nB,,rahima\n');
    expect(body).toMatchObject({ ready: 0, known: 2 });
  });
});

describe('an invitation without an address', () => {
  it('is shown as a link, which opens an account with no address and no proved number [PHN-03 STU-01]', async () => {
    await importAll('name,mobile\nRahima,1712345678\n');
    const [invited] = await open();
    expect(invited).toMatchObject({ email: '', mobile: '01712345678', name: 'Rahima' });
    expect(invited).not.toHaveProperty('mail');
    expect(school.mail.sent).toEqual([]);
    const [shown] = await show([invited?._id ?? '']);
    const opened = await school.client.visitor.post('/auth/invitation', { token: shown?.token });
    expect(opened.body).toMatchObject({ email: '', mobile: '01712345678', name: 'Rahima' });
    const accepted = await accept(shown?.token ?? '', 'rahima');
    expect(accepted.status).toBe(201);
    expect(accepted.body).toMatchObject({ email: '', username: 'rahima' });
    expect(accepted.body).not.toHaveProperty('mobile');
    await school.waitUntilIdle();
    expect((await head.get('/students?q=01712345678')).body).toMatchObject({ total: 1 });
    expect((await school.logIn({ username: 'rahima' }, goodPassword)).status).toBe(200);
  });

  it('has the same link on every sheet until it is sent by SMS, which proves the number [PHN-03]', async () => {
    await importAll('name,mobile\nRahima,1712345678\n');
    const [invited] = await open();
    const id = invited?._id ?? '';
    const [first] = await show([id]);
    const [second] = await show([id]);
    expect(second?.url).toBe(first?.url);
    expect((await head.post(`/users/invitations/${id}/resend`)).status).toBe(200);
    const text = school.sms.lastTo('8801712345678');
    const token = /token=([\w-]+)/u.exec(text)?.[1] ?? '';
    expect((await accept(first?.token ?? '', 'stranger')).status).toBe(410);
    expect((await accept(token, 'rahima')).body).toMatchObject({ mobile: '01712345678' });
    await school.waitUntilIdle();
    const [fact] = school.published(userVerified).filter(({ data }) => data.username === 'rahima');
    expect(fact?.data).toMatchObject({ userId: id, mobile: '8801712345678' });
  });

  it('does not take the number of another account [PHN-04]', async () => {
    const invited = await head.post('/users/invite', { mobile: '01712345678', name: 'Rahima' });
    expect(invited.body).toMatchObject({ email: '', mobile: '01712345678' });
    const token = /token=([\w-]+)/u.exec(school.sms.lastTo('8801712345678'))?.[1] ?? '';
    const { userId } = await school.enterByNumber('owner', '8801712345678');
    const accepted = await accept(token, 'late');
    expect(accepted.status).toBe(201);
    expect(accepted.body).not.toHaveProperty('mobile');
    expect((await school.logIn({ username: '01712345678' }, goodPassword)).body).toMatchObject({
      _id: userId,
    });
    const again = await head.post('/users/invite', { mobile: '1712345678', name: 'Rahima' });
    expect(again.body).toMatchObject({ code: 'auth.account-exists', fields: { mobile: expect.any(String) } });
  });

  it('of an address is never shown: whoever sees the code would have the address [PHN-04]', async () => {
    const { body } = await head.post('/users/invite', { email: 'asked@example.com', name: 'Asked' });
    expect(await show([String(body['_id']), 'f'.repeat(24)])).toEqual([]);
    expect(await open()).toEqual([]);
  });

  it('is of a student: an administrator needs an address', async () => {
    const refused = await head.post('/users/invite', { mobile: '01712345678', name: 'Boss', role: 'admin' });
    expect(refused.body).toMatchObject({ code: 'auth.fields-required' });
    const wrong = await head.post('/users/invite', { mobile: '0171', name: 'Nobody' });
    expect(wrong.body).toMatchObject({ code: 'auth.mobile-invalid' });
  });

  it('with neither address nor number is not sent', async () => {
    await importAll('name,username\nRina,rina\n');
    const [invited] = await open();
    const refused = await head.post(`/users/invitations/${invited?._id}/resend`);
    expect([refused.status, refused.body['code']]).toEqual([409, 'auth.invitation-by-qr']);
  });

  it('is found by the number in any spelling, and so is its person for an enrolment [PHN-03 ADM-08]', async () => {
    await importAll('name,mobile,username\nRahima,1712345678,\nRina,,rina\n');
    for (const q of ['01712345678', '%2B8801712345678', '1712-345678']) {
      expect(await open(`q=${q}`)).toHaveLength(1);
    }
    const found = await head.post<{ items: object[] }>('/users/lookup', {
      who: ['+880 1712 345678', 'Rina', '0199'],
    });
    expect(found.body.items).toEqual([
      {
        who: '+880 1712 345678',
        userId: null,
        invitationId: expect.any(String),
        name: 'Rahima',
        role: 'student',
      },
      { who: 'Rina', userId: null, invitationId: expect.any(String), name: 'Rina', role: 'student' },
    ]);
    const shown = await show((await open()).map(({ _id }) => _id));
    const rahima = shown.find(({ name }) => name === 'Rahima');
    await accept(rahima?.token ?? '', 'rahima');
    const after = await head.post('/users/lookup', { who: ['01712345678'] });
    expect(after.body).toMatchObject({ items: [{ userId: rahima?._id }] });
  });
});
