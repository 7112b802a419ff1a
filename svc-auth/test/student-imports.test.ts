import { type Invitation, type ImportedRow, type StudentImport } from '@pathshala/svc-auth-contract/http';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createZipWriter } from '@pathshala/uploads/zip';
import writeExcelFile from 'write-excel-file/node';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeEach(async () => {
  school = await startSchool();
  head = await school.adminClient();
  return () => school.stop();
});

const headings = 'name,username,email,mobile,language\n';
const minute = 60_000;

async function send(text: string, client = head) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'students.csv');
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await request.arrayBuffer());
  return client.post<StudentImport>('/users/imports', body, { headers });
}

async function sendFile<Answer>(path: string, content: Uint8Array<ArrayBuffer>, name = 'students.xlsx') {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return head.post<Answer>(path, new Uint8Array(await request.arrayBuffer()), { headers });
}

/** A workbook as a spreadsheet saves it: the mobile number is a number. */
async function workbook(rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return new Uint8Array(await writeExcelFile(cells).toBuffer());
}

/** A file of Excel that is small packed and unpacks to 70 MB. */
function bomb(): Uint8Array<ArrayBuffer> {
  const zip = createZipWriter();
  zip.addFile('xl/worksheets/sheet1.xml', new Uint8Array(70_000_000));
  return new Uint8Array(zip.finish());
}

const rowsOf = async (id: string, query = '') =>
  (await head.get<{ items: ImportedRow[]; total: number }>(`/users/imports/${id}/rows?pageSize=100${query}`))
    .body;
const importOf = async (id: string) => (await head.get<StudentImport>(`/users/imports/${id}`)).body;
const confirm = (id: string) => head.post<StudentImport>(`/users/imports/${id}/confirm`);
const invitationMails = () => school.mail.sent.filter(({ text }) => text.includes('/invitation?token='));

/** Sends the mails that are due until then: at most 50 with each run of the job. */
async function sendMails(count: number): Promise<void> {
  school.clock.advance(count * 400 + 1);
  for (let runs = 0; runs <= count / 50; runs += 1) await school.runJob('send-mails');
}

const tokenFor = (email: string) =>
  /\/invitation\?token=([\w-]+)/u.exec(invitationMails().findLast(({ to }) => to === email)?.text ?? '')?.[1];

describe('an import of students', () => {
  it('is a dry run first: it reports each line and invites nobody [ADM-08]', async () => {
    await school.enter('karim');
    await head.post('/users/invite', { email: 'asked@example.com', name: 'Asked' });
    const { status, body } = await send(
      `${headings}Rahima,rahima,rahima@example.com,01712345678,bn\n` +
        'Karim,,KARIM@example.com,,\n' +
        'Asked,,asked@example.com,,\n' +
        `${'ক'.repeat(10_000)},,long@example.com,,\n` +
        'Rina,,no address,,fr\n' +
        'Rahima again,,rahima@EXAMPLE.com,,\n',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'read', rows: 6, ready: 1, known: 2, refused: 3, createdBy: 'head' });
    expect((await rowsOf(body.importId)).items).toEqual([
      {
        line: 2,
        name: 'Rahima',
        username: 'rahima',
        email: 'rahima@example.com',
        mobile: '01712345678',
        language: 'bn',
        outcome: 'ready',
        remark: '',
      },
    ]);
    const left = await rowsOf(body.importId, '&part=left-out');
    expect(left.items.map(({ line, outcome, remark }) => [line, outcome, remark])).toEqual([
      [3, 'exists', 'There is an account with this email already.'],
      [4, 'pending', 'This address is invited already.'],
      [5, 'refused', 'Name must have at most 100 characters'],
      [6, 'refused', 'Please enter a valid email address · The language must be bn, en or empty'],
      [7, 'refused', 'The same email is on line 2.'],
    ]);
    await school.runJob('import-students');
    expect(invitationMails()).toHaveLength(1);
  });

  it('may have a title above the headings, and the hint of Excel on the sign between cells', async () => {
    const { body } = await send('sep=;\nStudents of 2026;;\n\nName;E-mail\nRina;rina@example.com\n');
    expect(body).toMatchObject({ rows: 1, ready: 1 });
    expect((await rowsOf(body.importId)).items[0]).toMatchObject({ line: 5, name: 'Rina' });
  });

  it('has its failed rows mended one by one, the others stay as they were read', async () => {
    await school.enter('karim');
    const people = Array.from({ length: 100 }, (_, at) => `Person ${at},,person${at}@example.com,,\n`).join(
      '',
    );
    const { body } = await send(
      `${headings}${people}Rina,,no address,017,fr\nAgain,,person7@example.com,,\n`,
    );
    expect(body).toMatchObject({ ready: 100, known: 0, refused: 2, mended: 0 });
    const mend = async (line: number, change: object) => {
      const [row] = (await rowsOf(body.importId, '&part=left-out')).items.filter((one) => one.line === line);
      const { name, username, email, mobile, language } = row ?? {};
      const cells = { name, username, email, mobile, language, ...change };
      return (await head.put<ImportedRow>(`/users/imports/${body.importId}/rows/${line}`, cells)).body;
    };
    expect(await mend(102, { email: 'rina@example.com' })).toMatchObject({
      outcome: 'refused',
      mobile: '017',
    });
    expect(await mend(102, { mobile: '01712345678' })).toMatchObject({ outcome: 'ready', remark: '' });
    expect(await mend(103, { email: 'rina@example.com' })).toMatchObject({
      outcome: 'refused',
      remark: 'The same email is on line 102.',
    });
    expect(await mend(103, { email: 'karim@example.com' })).toMatchObject({ outcome: 'exists' });
    expect(await importOf(body.importId)).toMatchObject({ ready: 101, known: 1, refused: 0, mended: 1 });
    expect((await rowsOf(body.importId, '&part=left-out')).total).toBe(2);
    expect((await confirm(body.importId)).body).toMatchObject({ state: 'running', ready: 101 });
    await school.runJob('import-students');
    expect(await importOf(body.importId)).toMatchObject({ state: 'done', invited: 101 });
    const last = await rowsOf(body.importId, '&page=2');
    expect(last.items).toMatchObject([{ email: 'rina@example.com', outcome: 'invited' }]);
    expect((await head.put(`/users/imports/${body.importId}/rows/102`, { ...last.items[0] })).status).toBe(
      400,
    );
    const cells = { name: 'x', username: '', email: 'x@example.com', mobile: '', language: '' };
    expect((await head.put(`/users/imports/${body.importId}/rows/102`, cells)).status).toBe(409);
    expect((await head.put(`/users/imports/${body.importId}/rows/5`, cells)).status).toBe(404);
  });

  it('invites each person by a mail in the person’s language; the account has the username, mobile and language of the file', async () => {
    const { body } = await send(
      `${headings}রহিমা,rahima,rahima@example.com,01712345678,bn\nKarim,,karim@example.com,,en\n`,
    );
    expect(await confirm(body.importId)).toMatchObject({ status: 200, body: { state: 'running' } });
    await school.runJob('import-students');
    expect(await importOf(body.importId)).toMatchObject({ state: 'done', done: 2, invited: 2, skipped: 0 });
    await sendMails(2);
    expect(invitationMails().map(({ to }) => to)).toEqual(['rahima@example.com', 'karim@example.com']);
    expect(invitationMails()[0]?.subject).toContain('আমন্ত্রণ');
    const token = tokenFor('rahima@example.com');
    const opened = await school.client.visitor.post('/auth/invitation', { token });
    expect(opened.body).toEqual({
      email: 'rahima@example.com',
      name: 'রহিমা',
      role: 'student',
      username: 'rahima',
    });
    const accepted = await school.client.visitor.post('/auth/invitation/accept', {
      token,
      name: 'রহিমা',
      username: 'rahima',
      password: goodPassword,
    });
    expect(accepted).toMatchObject({ status: 201, body: { role: 'student', language: 'bn' } });
    const own = school.client.as({ role: 'student', userId: String(accepted.body['_id']) });
    expect((await own.get('/students/student')).body).toMatchObject({
      personalInfo: { contact: { email: 'rahima@example.com', mobile: '01712345678' } },
    });
    expect((await rowsOf(body.importId)).items[1]).toMatchObject({ outcome: 'invited', remark: '' });
  });

  it('confirmed twice, and run again after it was killed, mails each person once by a link that works [ADM-08]', async () => {
    const people = Array.from({ length: 150 }, (_, n) => `Person ${n},,p${n}@example.com,,`).join('\n');
    const { body } = await send(`${headings}${people}\n`);
    await Promise.all([confirm(body.importId), confirm(body.importId)]);
    await school.runJob('import-students');
    // The state after the process was killed before it stored its progress.
    const heads = school.platform.documents.collection<{ _id: string }>('studentImports');
    const before = { state: 'running', done: 100, invited: 100, leaseUntil: 0 };
    await heads.updateOne({ _id: body.importId }, { $set: before });
    await school.runJob('import-students');
    expect(await importOf(body.importId)).toMatchObject({ state: 'done', invited: 150, skipped: 0 });
    const { body: invitations } = await head.get<{ total: number }>('/users/invitations');
    expect(invitations.total).toBe(150);
    await sendMails(150);
    expect(new Set(invitationMails().map(({ to }) => to)).size).toBe(150);
    expect(invitationMails()).toHaveLength(150);
    const opened = await school.client.visitor.post('/auth/invitation', {
      token: tokenFor('p120@example.com'),
    });
    expect(opened.status).toBe(200);
  });

  it('spreads its mails, so that those of others do not wait behind them', async () => {
    const people = Array.from({ length: 400 }, (_, n) => `Person ${n},,p${n}@example.com,,`).join('\n');
    const { body } = await send(`${headings}${people}\n`);
    await confirm(body.importId);
    await school.runJob('import-students');
    for (let runs = 0; runs < 10; runs += 1) await school.runJob('send-mails');
    expect(invitationMails()).toHaveLength(1);
    school.clock.advance(minute);
    for (let runs = 0; runs < 10; runs += 1) await school.runJob('send-mails');
    expect(invitationMails()).toHaveLength(151);
  });

  it('skips who got an account or an invitation after the dry run, and says so', async () => {
    const { body } = await send(`${headings}A,,early@example.com,,\nB,,asked@example.com,,\n`);
    await school.enter('early');
    await head.post<Invitation>('/users/invite', { email: 'asked@example.com', name: 'B' });
    await confirm(body.importId);
    await school.runJob('import-students');
    expect(await importOf(body.importId)).toMatchObject({ state: 'done', invited: 0, skipped: 2 });
    expect((await rowsOf(body.importId)).items.map(({ outcome }) => outcome)).toEqual(['exists', 'pending']);
    expect(await send(`${headings}A,,early@example.com,,\n`)).toMatchObject({ body: { ready: 0, known: 1 } });
  });

  it.each([
    ['Rahima,rahima@example.com\n', 422, 'auth.import-headings'],
    ['name,email\n\n , \n', 422, 'auth.import-empty'],
    ['\u0000\u0001\u0002', 422, 'auth.import-headings'],
    [`name,email\n${'a,b\n'.repeat(50_001)}`, 422, 'auth.import-too-many'],
  ])('of a file that starts with %.20j is refused in clear words', async (text, status, code) => {
    expect(await send(text)).toMatchObject({ status, body: { code, fields: { file: expect.any(String) } } });
  });

  it('with nobody to invite cannot be confirmed', async () => {
    const { body } = await send(`${headings}Rina,,no address,,\n`);
    expect(await confirm(body.importId)).toMatchObject({ status: 409, body: { code: 'auth.import-nobody' } });
  });

  it('of 50,000 rows is read whole, with the errors of each [ADM-08]', async () => {
    const rows = Array.from({ length: 50_000 }, (_, n) =>
      n % 10 === 0 ? `Person ${n},,broken${n},,` : `Person ${n},user${n},p${n}@example.com,,en`,
    );
    const { status, body } = await send(`${headings}${rows.join('\n')}`);
    expect([status, body.rows, body.ready, body.refused]).toEqual([201, 50_000, 45_000, 5_000]);
    const last = await rowsOf(body.importId, '&page=450');
    expect(last.items.at(-1)).toMatchObject({ line: 50_001, username: 'user49999' });
    expect(last.total).toBe(45_000);
    const refused = await rowsOf(body.importId, '&part=left-out&page=50');
    expect(refused.items.at(-1)).toMatchObject({ line: 49_992, outcome: 'refused' });
  }, 60_000);

  it('is listed for a week, and then removed with all that the file said', async () => {
    const { body } = await send(`${headings}Rahima,,rahima@example.com,,\n`);
    const list = async () => (await head.get<{ items: StudentImport[] }>('/users/imports')).body.items;
    expect(await list()).toMatchObject([{ importId: body.importId, ready: 1 }]);
    school.clock.advance(7 * 24 * 60 * minute);
    expect(await list()).toEqual([]);
    expect((await head.get(`/users/imports/${body.importId}`)).status).toBe(404);
    await school.runJob('remove-student-imports');
    for (const name of ['studentImports', 'studentImportRows']) {
      expect(await school.platform.documents.collection(name).countDocuments({})).toBe(0);
    }
  });

  it('is for support alone, audited, and forgets the name of a deleted administrator', async () => {
    const file = `${headings}Rahima,,rahima@example.com,,\n`;
    expect((await send(file, school.client.as({ role: 'student' }))).status).toBe(403);
    expect((await send(file, school.client.as({ role: 'admin', permissions: ['marking'] }))).status).toBe(
      403,
    );
    const { body } = await send(file);
    await confirm(body.importId);
    await school.waitUntilIdle();
    const { body: log } = await head.get<{ items: { route: string; id: string }[] }>('/audit?thing=users');
    const seen = log.items.map(({ route, id }) => `${route} ${id}`);
    expect(seen.toSorted()).toEqual([
      `post /users/imports ${body.importId}`,
      `post /users/imports/{id}/confirm ${body.importId}`,
    ]);
    const { body: user } = await head.get('/users/user');
    await school.emit(userDeleted, { userId: String(user['_id']) });
    expect(await importOf(body.importId)).toMatchObject({ createdBy: null });
  });
});

describe('looking people up', () => {
  it('finds accounts by address and username in any spelling, and who is invited', async () => {
    const { userId } = await school.enter('karim');
    await head.post('/users/invite', { email: 'asked@example.com', name: 'Asked' });
    const who = ['KARIM@example.com', ' Karim ', 'asked@example.com', 'nobody', 'x@example.com', 'head'];
    const { status, body } = await head.post<{ items: object[] }>('/users/lookup', { who });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { who: 'KARIM@example.com', userId, name: 'Name of karim', role: 'student' },
      { who: ' Karim ', userId },
      { who: 'asked@example.com', userId: null, name: 'Asked' },
      { who: 'head', role: 'admin' },
    ]);
    expect(body.items).toHaveLength(4);
  });

  it('is for support alone', async () => {
    const marker = school.client.as({ role: 'admin', permissions: ['marking'] });
    expect((await marker.post('/users/lookup', { who: ['karim'] })).status).toBe(403);
  });
});

describe('a file of Excel', () => {
  const people = [
    ['name', 'username', 'email', 'mobile', 'language'],
    ['রহিমা', 'rahima', 'rahima@example.com', 1712345678, 'bn'],
    ['Karim', '', 'no address', '', ''],
  ] as const;

  it('is imported as the same table in CSV is: dry run, errors by line, invitations [ADM-08]', async () => {
    const { status, body } = await sendFile<StudentImport>('/users/imports', await workbook(people));
    expect(status).toBe(201);
    expect(body).toMatchObject({ rows: 2, ready: 1, refused: 1 });
    expect((await rowsOf(body.importId)).items).toMatchObject([
      { line: 2, name: 'রহিমা', email: 'rahima@example.com', mobile: '01712345678', language: 'bn' },
    ]);
    expect((await rowsOf(body.importId, '&part=left-out')).items).toMatchObject([{ line: 3 }]);
    await confirm(body.importId);
    await school.runJob('import-students');
    await sendMails(1);
    expect(invitationMails().map(({ to }) => to)).toEqual(['rahima@example.com']);
  });

  it('gives the lines of people to enrol, and stores nothing', async () => {
    const { body } = await sendFile<{ lines: string[] }>('/users/people-files', await workbook(people));
    expect(body.lines).toEqual([
      'name\tusername\temail\tmobile\tlanguage',
      'রহিমা\trahima\trahima@example.com\t1712345678\tbn',
      'Karim\t\tno address\t\t',
    ]);
    const csv = new Uint8Array(new TextEncoder().encode('email\nrahima@example.com\n'));
    const ofCsv = await sendFile<{ lines: string[] }>('/users/people-files', csv, 'people.csv');
    expect(ofCsv.body.lines).toEqual(['email', 'rahima@example.com']);
  });

  it.each([
    { that: 'unpacks to too much', content: () => bomb(), status: 413, code: 'common.file.sheet-too-large' },
    {
      that: 'is cut',
      content: () => new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9, 9]),
      status: 422,
      code: 'common.file.sheet-unreadable',
    },
  ])('that $that is refused', async ({ content, status, code }) => {
    for (const path of ['/users/imports', '/users/people-files']) {
      expect(await sendFile(path, content())).toMatchObject({ status, body: { code } });
    }
  });

  it('with a zip file that holds no sheet is refused', async () => {
    const zip = createZipWriter();
    zip.addText('readme.txt', 'no sheet');
    expect(await sendFile('/users/imports', new Uint8Array(zip.finish()))).toMatchObject({
      status: 422,
      body: { code: 'common.file.sheet-unreadable' },
    });
  });
});
