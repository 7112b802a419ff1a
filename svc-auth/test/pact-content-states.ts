import { hash } from 'node:crypto';
import type { StudentImport } from '@pathshala/svc-auth-contract/http';
import type { School } from './school.ts';

const page = {
  title: { bn: 'আমাদের কথা', en: 'About us' },
  body: '<div lang="bn"><p>বাংলা</p></div><div lang="en"><p>English</p></div>',
};
const announcement = {
  isOn: true,
  level: 'important',
  text: { bn: 'কাল ক্লাস নেই।', en: 'No classes tomorrow.' },
  link: '/courses',
  from: null,
  until: null,
};
let files = 0;
let noted = 0;

/** Two lines: a student, and one with an error. */
async function readFile(school: School): Promise<string> {
  files += 1;
  const form = new FormData();
  form.append('file', new Blob([`name,email\nRina,pact-import-${files}@example.com\nKarim,no address\n`]));
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await request.arrayBuffer());
  const admin = school.client.as({ role: 'admin' });
  const answer = await admin.post<StudentImport>('/users/imports', body, { headers });
  return answer.body.importId;
}

/** A student whose guardian agrees to be called, and a note about the student. */
async function notedStudent(school: School) {
  noted += 1;
  const { userId, client } = await school.enter(`pact-noted-${noted}`);
  await school.waitUntilIdle();
  await client.patch(`/students/student/update/${userId}`, {
    personalInfo: {
      fullName: { english: 'Rahima', bengali: 'রহিমা' },
      guardian: { name: 'Karim', mobile: '01712345678', consent: 'yes' },
    },
  });
  const head = school.client.as({ role: 'admin', name: 'Head' });
  const { body } = await head.post(`/users/${userId}/notes`, { text: 'Pays in May.' });
  return { userId, noteId: String(body['_id']) };
}

let slots = 0;

/** A webhook with a message in its log. Nothing is called. */
async function loggedWebhook(school: School) {
  slots += 1;
  const webhookId = `pact-webhook-${slots}`;
  const deliveryId = `pact-delivery-${slots}`;
  const at = school.clock.now();
  const fields = { name: 'Accounting', url: 'https://nowhere.example.com/hook', kinds: ['student.enrolled'] };
  const failing = { isOn: true, offReason: null, failingSince: at };
  const edited = { rev: 1, at: new Date(at).toISOString(), by: 'Head' };
  const facts = { slot: slots, secrets: [], createdAt: at, edited, editorId: null };
  await school.platform.documents
    .collection('webhooks')
    .insertOne({ _id: webhookId, schemaVersion: 1, ...fields, ...failing, ...facts } as { _id: string });
  const attempts = [{ at, status: 500, error: 'refused', durationMs: 40 }];
  const state = { state: 'waiting', dueAt: at + 5_000, tries: 1, round: 1, attempts };
  const sent = { webhookId, kind: 'student.enrolled', payload: '{}', createdAt: at };
  await school.platform.documents
    .collection('webhookDeliveries')
    .insertOne({ _id: deliveryId, schemaVersion: 1, ...sent, ...state } as { _id: string });
  return { webhookId, deliveryId };
}

interface Loose {
  readonly _id: string;
  readonly [field: string]: unknown;
}

/** An export of the first administrator, with a run whose file can be downloaded. */
async function ranExport(school: School, change: Record<string, unknown> = {}) {
  slots += 1;
  const [exportId, runId] = [`pact-export-${slots}`, `pact-run-${slots}`];
  const head = await school.adminClient();
  const { body: user } = await head.get<{ _id: string }>('/users/user');
  const at = school.clock.now();
  const edited = { rev: 1, at: new Date(at).toISOString(), by: 'Head' };
  const what = { list: 'ledger', language: 'en', format: 'csv', columns: ['no', 'student'] };
  const when = { schedule: { kind: 'daily', hour: 6 }, isOn: true, offReason: null, nextRunAt: at };
  const owner = { makerId: user._id, destination: { kind: 'mail', recipientIds: [user._id] } };
  const failures = { failedRuns: 0, failingSince: null, createdAt: at, edited, editorId: null };
  const stored = {
    _id: exportId,
    schemaVersion: 1,
    name: 'For the accountant',
    filters: { days: 'yesterday' },
  };
  const { documents } = school.platform;
  await documents
    .collection<Loose>('scheduledExports')
    .insertOne({ ...stored, ...what, ...when, ...owner, ...failures, deletedAt: null, ...change });
  const done = {
    state: 'done',
    createdAt: at,
    dueAt: null,
    tries: 1,
    finishedAt: at,
    rows: 250,
    bytes: 48_100,
  };
  const file = {
    destination: 'Head',
    error: '',
    detail: '',
    fileUntil: at + 86_400_000,
    fileName: 'ledger.csv',
  };
  await documents
    .collection<Loose>('exportRuns')
    .insertOne({ _id: runId, schemaVersion: 1, exportId, ...done, ...file });
  return { exportId, runId };
}

async function madeKey(school: School, change: Record<string, unknown> = {}) {
  const keys = school.platform.documents.collection('apiKeys');
  await keys.deleteMany({});
  const head = await school.adminClient();
  const expiresAt = new Date(school.clock.now() + 86_400_000).toISOString();
  const form = { name: 'Accounting', permissions: ['support'], expiresAt };
  const { body } = await head.post<{ _id: string }>('/api-keys', form);
  const key = { lastUsedAt: school.clock.now(), lastUsedFrom: '203.0.113.7', ...change };
  await keys.updateOne({ _id: body._id }, { $set: key });
  return { keyId: body._id };
}

/** The provider states of administrators' content and of imported files. */
export const contentStates = {
  'there is a webhook with a message in its log': loggedWebhook,
  'there is a scheduled export that has run': (school: School) => ranExport(school),
  'a scheduled export was deleted': (school: School) =>
    ranExport(school, {
      deletedAt: new Date(school.clock.now()).toISOString(),
      removalDueAt: school.clock.now() + 60_000,
    }),
  'there is no webhook yet': async (school: School) => {
    await school.platform.documents.collection('webhooks').deleteMany({});
  },
  'there is an API key': (school: School) => madeKey(school),
  'there is an API key of 43 letters a': (school: School) =>
    madeKey(school, { hash: hash('sha256', `ps_${'a'.repeat(43)}`, 'hex') }),
  'an administrator has written the page about': async (school: School) => {
    await school.client.as({ role: 'admin' }).put('/pages/about', page);
  },
  'an announcement is shown': async (school: School) => {
    await school.client.as({ role: 'admin' }).put('/announcement', announcement);
  },
  'a student has a guardian and a note': notedStudent,
  'a note about a student was deleted': async (school: School) => {
    const { userId, noteId } = await notedStudent(school);
    await school.client.as({ role: 'admin' }).delete(`/users/${userId}/notes/${noteId}`);
    return { userId, noteId };
  },
  'a file of students was read': async (school: School) => ({ importId: await readFile(school) }),
};
