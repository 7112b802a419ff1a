import type { AddressInfo } from 'node:net';
import type { ReadService, ServiceRead } from '@pathshala/service-kit/http/read-service';
import { publicUrlOf } from '@pathshala/service-kit/http/public-address';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { auditRecorded, userDeleted } from '@pathshala/svc-auth-contract/events';
import type { ExportForm, ExportRun, ScheduledExport } from '@pathshala/svc-auth-contract/http';
import { createFakeS3, type S3Fault } from '@pathshala/test-servers/fake-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';
import { localReach } from './webhook-receiver.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const names = { 'inside.example.com': '10.0.0.5' };

interface Entry {
  readonly no: number;
  readonly studentId: string;
  readonly note: string;
}

let school: School;
let head: TestClient;
let studentId: string;
let entries: Entry[];
let reads: ServiceRead[];
let refuse: { status: number; body: unknown } | null;

const entryOf = ({ no, studentId: student, note }: Entry) => ({
  _id: `e${no}`,
  no,
  kind: 'payment',
  corrects: null,
  amountPaisa: 150_050,
  method: 'bkash',
  reference: '',
  note,
  receipt: `2026-${String(no).padStart(6, '0')}`,
  accountId: 'a1',
  studentId: student,
  courseId: 'c1',
  courseKind: 'academic',
  courseName: 'HSC 26',
  batchId: null,
  teacher: '',
  byId: null,
  at: '2026-01-14T20:30:00.000Z',
  day: '2026-01-15',
  movedOn: null,
  reversalOf: null,
});

/** The ledger of a catalog, page by page. */
const readService: ReadService = async (read) => {
  reads.push(read);
  if (refuse !== null) return refuse;
  const query = new URL(read.path, 'http://catalog').searchParams;
  const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
  const items = entries.slice((page - 1) * pageSize, page * pageSize).map(entryOf);
  return { status: 200, body: { items, total: entries.length, page, pageSize } };
};

beforeEach(async () => {
  reads = [];
  refuse = null;
  school = await startSchool({
    // Thursday, 16:00 in Dhaka.
    now: '2026-01-15T10:00:00.000Z',
    replace: () => ({
      readService,
      reach: localReach(names, publicUrlOf),
      exportEndpoints: ['http://127.0.0.1:9'],
    }),
  });
  head = await school.adminClient();
  ({ userId: studentId } = await school.enter('rahima'));
  entries = [{ no: 1, studentId, note: '=HYPERLINK("http://evil")' }];
});
afterEach(() => school.stop());

const headId = async () => String((await head.get('/users/user')).body['_id']);

async function formOf(change: Partial<ExportForm> = {}): Promise<ExportForm> {
  return {
    name: 'Payments for the accountant',
    list: 'ledger',
    language: 'en',
    format: 'csv',
    columns: ['no', 'student', 'amount', 'at', 'note'],
    filters: { days: 'yesterday', kind: 'payment' },
    schedule: { kind: 'daily', hour: 18 },
    destination: { kind: 'mail', recipientIds: [await headId()] },
    ...change,
  };
}

async function add(change: Partial<ExportForm> = {}, client = head): Promise<ScheduledExport> {
  const { status, body } = await client.post<ScheduledExport>('/exports', await formOf(change));
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

const runJob = () => school.runJob('run-exports');
const read = async ({ _id }: ScheduledExport) => (await head.get<ScheduledExport>(`/exports/${_id}`)).body;

async function runsOf({ _id }: ScheduledExport): Promise<readonly ExportRun[]> {
  return (await head.get<{ items: ExportRun[] }>(`/exports/${_id}/runs`)).body.items;
}

async function runNow(stored: ScheduledExport): Promise<ExportRun> {
  expect((await head.post(`/exports/${stored._id}/runs`, {})).status).toBe(202);
  await runJob();
  return (await runsOf(stored))[0] as ExportRun;
}

const mails = () => school.mail.sent.filter(({ id }) => id.startsWith('export-'));

async function admin(username: string, permissions: readonly string[]) {
  const { userId } = await school.enter(username);
  await head.patch(`/users/${userId}`, { role: 'admin', permissions });
  const { cookies } = await school.logIn({ username }, goodPassword);
  return { userId, client: await school.clientOf(cookies['sid'] ?? '') };
}

describe('a scheduled export', () => {
  it('is mailed at its time, attached, with times of Dhaka, names, chosen columns and no formulas [SCH-01]', async () => {
    const stored = await add();
    expect(stored).toMatchObject({ nextRunAt: '2026-01-15T12:00:00.000Z', makerName: expect.any(String) });
    await runJob();
    expect(reads).toEqual([]);
    school.clock.advance(2 * 60 * minute);
    await runJob();
    await runJob();
    expect(mails()).toHaveLength(1);
    const [{ to, subject, attachments = [] } = { to: '', subject: '' }] = mails();
    expect([to, subject]).toEqual(['head@example.com', expect.stringContaining('১৫ জানুয়ারি ২০২৬')]);
    const [file] = attachments;
    expect(file).toMatchObject({ filename: 'ledger-2026-01-15T1800.csv', encoding: 'base64' });
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe(
      '\uFEFFNo.,Student,Amount (taka),Note,Entered\r\n' +
        `1,Name of rahima,1500.5,"'=HYPERLINK(""http://evil"")",2026-01-15 02:30\r\n`,
    );
    expect(await runsOf(stored)).toEqual([
      expect.objectContaining({ state: 'done', rows: 1, error: '', fileUntil: null, tries: 1 }),
    ]);
    expect((await read(stored)).nextRunAt).toBe('2026-01-16T12:00:00.000Z');
  });

  it('reads every page with the rights of a key of its maker, and the days of the run [SCH-01]', async () => {
    entries = Array.from({ length: 250 }, (_, n) => ({ no: n + 1, studentId, note: '' }));
    const stored = await add();
    expect(await runNow(stored)).toMatchObject({ state: 'done', rows: 250 });
    expect(reads.map(({ path }) => new URL(path, 'http://x').searchParams.get('page'))).toEqual([
      '1',
      '2',
      '3',
    ]);
    const [{ service, path, identity } = { service: '', path: '', identity: null }] = reads;
    expect(service).toBe('svc-catalog');
    expect(path).toMatch(/^\/courses\/ledger\?sort=no&dayFrom=2026-01-14&dayTo=2026-01-14&kind=payment/u);
    expect(identity).toMatchObject({ role: 'key', userId: await headId(), sessionKey: null });
  });

  it('is stored for seven days where it is too large for a mail, for maker and recipients alone [SCH-01]', async () => {
    entries = Array.from({ length: 900 }, (_, n) => ({ no: n + 1, studentId, note: 'x'.repeat(150) }));
    const support = await admin('support', ['support']);
    const stored = await add({ destination: { kind: 'mail', recipientIds: [support.userId] } });
    const run = await runNow(stored);
    expect(run).toMatchObject({ state: 'done', rows: 900, fileUntil: '2026-01-22T10:00:00.000Z' });
    const [{ text, attachments } = { text: '', attachments: [] }] = mails();
    expect([text, attachments]).toEqual([
      expect.stringContaining(`/boss/integrations/exports/${stored._id}`),
      undefined,
    ]);
    const path = `/exports/${stored._id}/runs/${run._id}/file`;
    const { status, bytes } = await support.client.get(path);
    expect([status, Buffer.from(bytes).toString()]).toEqual([200, expect.stringContaining('Name of rahima')]);
    const other = await admin('other', ['support']);
    expect((await other.client.get(path)).status).toBe(404);
    school.clock.advance(7 * day);
    expect((await support.client.get(path)).body).toMatchObject({ code: 'auth.export-file-gone' });
    await school.runJob('prune-exports');
    expect(await school.platform.files.get(`svc-auth/exports/${run._id}`)).toBeNull();
  });

  it('is a workbook, too [SCH-01]', async () => {
    const run = await runNow(await add({ format: 'xlsx' }));
    expect(run).toMatchObject({ state: 'done', rows: 1 });
    const [file] = mails()[0]?.attachments ?? [];
    expect(file?.filename).toMatch(/\.xlsx$/u);
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('runs once for all that was missed while the site was down, and not while it is paused [SCH-01]', async () => {
    const stored = await add();
    school.clock.advance(10 * day);
    await runJob();
    expect(await runsOf(stored)).toHaveLength(1);
    const { rev } = await read(stored);
    const paused = await head.put<ScheduledExport>(`/exports/${stored._id}`, {
      ...(await formOf()),
      isOn: false,
      rev,
    });
    expect(paused.body).toMatchObject({ isOn: false, nextRunAt: null });
    school.clock.advance(2 * day);
    await runJob();
    expect(await runsOf(stored)).toHaveLength(1);
    expect(await runNow(stored)).toMatchObject({ state: 'done' });
  });

  it('is deleted with an undo, and neither runs nor is found meanwhile [SCH-01]', async () => {
    const stored = await add();
    await head.delete(`/exports/${stored._id}`);
    expect((await head.get(`/exports/${stored._id}`)).status).toBe(404);
    expect((await head.get('/exports')).body).toMatchObject({ total: 0 });
    school.clock.advance(5 * minute);
    expect((await head.post(`/exports/${stored._id}/restore`, {})).body).toMatchObject({ isOn: true });
    await head.delete(`/exports/${stored._id}`);
    school.clock.advance(day);
    await runJob();
    expect(mails()).toEqual([]);
    expect((await head.post(`/exports/${stored._id}/restore`, {})).body).toMatchObject({
      code: 'auth.restore-too-late',
    });
    await school.runJob('prune-exports');
    expect((await head.post(`/exports/${stored._id}/restore`, {})).status).toBe(404);
  });

  it('is recorded in the audit log, without the secret of a bucket [SCH-01]', async () => {
    const destination = {
      kind: 's3' as const,
      bucket: 'school-files',
      accessKeyId: 'KEYID',
      secretAccessKey: 'very-secret-key',
    };
    const stored = await add({ destination });
    expect(JSON.stringify(stored)).not.toContain('very-secret-key');
    await head.delete(`/exports/${stored._id}`);
    await school.waitUntilIdle();
    const recorded = school.published(auditRecorded).map(({ data }) => data);
    expect(recorded.map(({ route, id }) => [route, id])).toEqual([
      ['post /exports', stored._id],
      ['delete /exports/{id}', stored._id],
    ]);
    expect(JSON.stringify(recorded)).not.toContain('very-secret-key');
    const stores = await school.platform.documents.collection('scheduledExports').find({}, {}).toArray();
    expect(JSON.stringify(stores)).not.toContain('very-secret-key');
  });
});

describe('the rights of a scheduled export', () => {
  it('offer each administrator the lists that the account may read [SCH-01]', async () => {
    const { client } = await admin('marker', ['marking']);
    const { body } = await client.get<{ items: { name: string }[] }>('/exports/lists');
    const offered = body.items.map(({ name }) => name);
    expect(offered).toContain('exam-results');
    expect(offered).not.toContain('ledger');
    expect((await client.post('/exports', await formOf())).body).toMatchObject({ code: 'auth.export-list' });
  });

  it('show an administrator the own exports alone, one with all permissions those of all [SCH-01]', async () => {
    const stored = await add();
    const { client, userId } = await admin('support', ['support']);
    const own = await add({ destination: { kind: 'mail', recipientIds: [userId] } }, client);
    const listOf = async (who: TestClient) =>
      (await who.get<{ items: ScheduledExport[] }>('/exports')).body.items.map(({ _id }) => _id);
    expect(await listOf(client)).toEqual([own._id]);
    expect((await listOf(head)).toSorted()).toEqual([stored._id, own._id].toSorted());
    const path = `/exports/${stored._id}`;
    for (const answer of [
      await client.get(path),
      await client.put(path, { ...(await formOf()), isOn: false, rev: 1 }),
      await client.delete(path),
      await client.post(`${path}/restore`, {}),
      await client.post(`${path}/runs`, {}),
      await client.get(`${path}/runs`),
    ])
      expect(answer.status).toBe(404);
  });

  it.each([
    ['lost the permission', { permissions: ['campaigns'] }],
    ['is limited to a batch', { permissions: ['support'], limitedTo: { courseIds: [], batchIds: ['b1'] } }],
    ['is a student again', { role: 'student' }],
  ])('stop it with a message when its maker %s [SCH-01]', async (_, change) => {
    const { client, userId } = await admin('support', ['support']);
    const stored = await add({}, client);
    expect((await head.patch(`/users/${userId}`, change)).status).toBe(200);
    expect(await runNow(stored)).toMatchObject({ state: 'failed', error: 'rights', tries: 1 });
    expect(reads).toEqual([]);
    expect(mails()).toEqual([]);
    expect(await read(stored)).toMatchObject({ isOn: false, offReason: 'rights', nextRunAt: null });
    expect((await head.get('/users/waiting-work')).body['items']).toContainEqual(
      expect.objectContaining({ kind: 'exports-failing', count: 1 }),
    );
  });

  it('stop it when the service refuses the list, and leave out recipients who may not read it [SCH-01]', async () => {
    const other = await admin('reader', ['support']);
    const recipientIds = [await headId(), other.userId];
    const stored = await add({ destination: { kind: 'mail', recipientIds } });
    await head.patch(`/users/${other.userId}`, { permissions: ['questions'] });
    await runNow(stored);
    expect(mails().map(({ to }) => to)).toEqual(['head@example.com']);
    refuse = { status: 403, body: { error: 'Not allowed', code: 'common.forbidden' } };
    expect(await runNow(stored)).toMatchObject({ state: 'failed', error: 'rights', detail: 'Not allowed' });
  });

  it('end with the account of its maker [SCH-01]', async () => {
    const { client, userId } = await admin('leaver', ['support']);
    const stored = await add({}, client);
    await school.emit(userDeleted, { userId });
    expect((await head.get(`/exports/${stored._id}`)).status).toBe(404);
  });
});

describe('a failing export', () => {
  it('is tried again after 5 and 30 minutes, given up then, and waits for an administrator [SCH-01]', async () => {
    refuse = { status: 503, body: { error: 'Try again later' } };
    const stored = await add();
    const waiting = async () =>
      (await head.get<{ items: { kind: string }[] }>('/users/waiting-work')).body.items;
    expect(await runNow(stored)).toMatchObject({ state: 'waiting', tries: 1, error: 'unavailable' });
    school.clock.advance(5 * minute);
    await runJob();
    expect((await waiting()).some(({ kind }) => kind === 'exports-failing')).toBe(false);
    school.clock.advance(30 * minute);
    await runJob();
    expect((await runsOf(stored))[0]).toMatchObject({ state: 'failed', tries: 3, nextTryAt: null });
    expect((await waiting()).some(({ kind }) => kind === 'exports-failing')).toBe(true);
    refuse = null;
    await runNow(stored);
    expect(await read(stored)).toMatchObject({ failedRuns: 0, isOn: true });
  });

  it.each([
    [404, 'gone'],
    [422, 'refused'],
  ])('that the service answers with %s is not tried again [SCH-01]', async (status, error) => {
    refuse = { status, body: { error: 'The batch is deleted' } };
    expect(await runNow(await add())).toMatchObject({
      state: 'failed',
      error,
      detail: 'The batch is deleted',
    });
  });

  it('is made again by another process when the one that made it is gone [SCH-01]', async () => {
    const stored = await add();
    await head.post(`/exports/${stored._id}/runs`, {});
    const runs = school.platform.documents.collection<{ _id: string; dueAt: number }>('exportRuns');
    await runs.updateMany({}, { $set: { dueAt: school.clock.now() + 30 * minute } });
    await runJob();
    expect(mails()).toEqual([]);
    school.clock.advance(30 * minute);
    await runJob();
    expect(mails()).toHaveLength(1);
  });
});

describe('an export into a bucket', () => {
  const objects = new Map<string, Buffer>();
  let fault: S3Fault | undefined;
  let endpoint: string;
  const s3 = createFakeS3(objects, { accessKeyId: 'KEYID', faultOf: () => fault });
  const place = (change = {}) => ({
    kind: 's3' as const,
    endpoint,
    bucket: 'school',
    prefix: 'daily',
    accessKeyId: 'KEYID',
    secretAccessKey: 'secret',
    ...change,
  });

  beforeEach(async () => {
    objects.clear();
    fault = undefined;
    await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    s3.closeAllConnections();
    await new Promise((resolve) => s3.close(resolve));
  });

  it('puts one object for each run, also when it is repeated [SCH-01]', async () => {
    const stored = await add({ destination: place() });
    const run = await runNow(stored);
    const key = `daily/ledger-${stored._id.slice(-6)}-2026-01-15T1000Z.csv`;
    expect(run).toMatchObject({
      state: 'done',
      destination: `s3://school/${key}`,
      bytes: expect.any(Number),
    });
    expect([...objects.keys()]).toEqual([`/school/${key}`]);
    expect(objects.get(`/school/${key}`)?.toString()).toContain('Name of rahima');
    expect(mails()).toEqual([]);
  });

  it('tries again after 503, and gives a wrong key up at once [SCH-01]', async () => {
    fault = 'slow-down';
    const stored = await add({ destination: place() });
    expect(await runNow(stored)).toMatchObject({
      state: 'waiting',
      error: 'bucket-refused',
      detail: 'SlowDown (503)',
    });
    fault = undefined;
    const other = await add({ name: 'Other', destination: place({ accessKeyId: 'WRONG' }) });
    const refused = await runNow(other);
    expect(refused).toMatchObject({ state: 'failed', error: 'bucket-refused' });
    expect(refused.detail).toBe('InvalidAccessKeyId (403)');
  });

  it('keeps the secret for the same server and key alone [SCH-01]', async () => {
    const stored = await add({ destination: place() });
    const { secretAccessKey: _secret, ...known } = place();
    const put = async (destination: object) =>
      head.put(`/exports/${stored._id}`, {
        ...(await formOf()),
        destination,
        isOn: true,
        rev: (await read(stored)).rev,
      });
    expect((await put({ ...known, prefix: 'weekly' })).status).toBe(200);
    expect(await runNow(stored)).toMatchObject({ state: 'done' });
    const elsewhere = { ...known, endpoint: 'https://s3.other.example' };
    for (const destination of [elsewhere, { ...known, accessKeyId: 'OTHER' }])
      expect((await put(destination)).body).toMatchObject({ code: 'auth.export-secret' });
  });

  it.each([
    'http://192.168.1.5:9000',
    'https://10.0.0.5',
    'https://nas.local',
    'https://minio.example.com:9000',
    'file:///etc',
    'x',
  ])('refuses %s, which is no server of the internet [SCH-01]', async (address) => {
    const answer = await head.post('/exports', await formOf({ destination: place({ endpoint: address }) }));
    expect(answer).toMatchObject({ status: 422, body: { code: 'auth.export-endpoint' } });
  });

  it('may reach an origin that the operator names [SCH-01]', async () => {
    const { status } = await head.post(
      '/exports',
      await formOf({ destination: place({ endpoint: 'http://127.0.0.1:9' }) }),
    );
    expect(status).toBe(201);
  });

  it('connects to no private address that a public name leads to [SCH-01]', async () => {
    const stored = await add({ destination: place({ endpoint: 'https://inside.example.com' }) });
    expect(await runNow(stored)).toMatchObject({ state: 'failed', error: 'private-address' });
  });
});

describe('the form of an export', () => {
  it.each<[string, (form: ExportForm) => object, string]>([
    ['an unknown list', (form) => ({ ...form, list: 'passwords' }), 'auth.export-list'],
    ['no column of the list', (form) => ({ ...form, columns: ['secret'] }), 'auth.export-columns'],
    ['an unknown choice', (form) => ({ ...form, filters: { kind: 'theft' } }), 'auth.export-filter'],
    [
      'a missing batch',
      (form) => ({ ...form, list: 'attendance', columns: ['student'], filters: {} }),
      'auth.export-filter',
    ],
    [
      'a recipient who is no administrator',
      (form) => ({ ...form, destination: { kind: 'mail', recipientIds: [studentId] } }),
      'auth.export-recipients',
    ],
    [
      'weekly on no day',
      (form) => ({ ...form, schedule: { kind: 'weekly', hour: 1, weekdays: [] } }),
      'common.malformed',
    ],
    ['hour 24', (form) => ({ ...form, schedule: { kind: 'daily', hour: 24 } }), 'common.malformed'],
    [
      'a prefix that leaves the bucket',
      (form) => ({
        ...form,
        destination: { kind: 's3', bucket: 'abc', prefix: '/../x', accessKeyId: 'a', secretAccessKey: 'b' },
      }),
      'common.malformed',
    ],
  ])('is refused with %s [SCH-01]', async (_, change, code) => {
    const { body } = await head.post('/exports', change(await formOf()));
    expect(body).toMatchObject({ code });
  });
});
