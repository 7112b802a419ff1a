import { createHmac } from 'node:crypto';
import { publicUrlOf } from '@pathshala/service-kit/http/public-address';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { auditRecorded } from '@pathshala/svc-auth-contract/events';
import type { Webhook, WebhookDelivery } from '@pathshala/svc-auth-contract/http';
import { webhookMessage } from '@pathshala/svc-auth-contract/webhook-messages';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import { paymentRecorded, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSchool, type School } from './school.ts';
import { localReach, startReceiver } from './webhook-receiver.ts';

const hour = 60 * 60 * 1000;
const kinds = ['student.enrolled', 'payment.recorded', 'exam.submitted', 'results.released'];
const names = { 'inside.example.com': '127.0.0.1', 'router.example.com': '192.168.0.1' };

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
type WithSecret = Webhook & { readonly secret: string };

let school: School;
let head: TestClient;
let receiver: Receiver;
let studentId: string;

beforeEach(async () => {
  school = await startSchool({ replace: () => ({ reach: localReach(names, publicUrlOf) }) });
  head = await school.adminClient();
  ({ userId: studentId } = await school.enter('rahima'));
  receiver = await startReceiver();
  return async () => {
    await school.stop();
    await receiver.stop();
  };
});

async function add(change: Record<string, unknown> = {}): Promise<WithSecret> {
  const form = { name: 'Accounting', url: receiver.url, kinds, ...change };
  const { status, body } = await head.post<WithSecret>('/webhooks', form);
  expect(status).toBe(201);
  return body;
}

const nowIso = () => new Date(school.clock.now()).toISOString();

function enrol(enrolmentId: string, change: Record<string, unknown> = {}) {
  return school.emit(studentEnrolled, {
    enrolmentId,
    studentId,
    courseId: 'course1',
    courseKind: 'admission',
    category: 'admissionPrep',
    courseName: 'Dhaka University',
    courseCode: 'DU',
    courseThumbnail: '',
    enrolledAt: nowIso(),
    ...change,
  });
}

const deliver = () => school.runJob('deliver-webhooks');

async function logOf({ _id }: Webhook, query = ''): Promise<readonly WebhookDelivery[]> {
  const { body } = await head.get<{ items: WebhookDelivery[] }>(`/webhooks/${_id}/deliveries${query}`);
  return body.items;
}

const stored = async ({ _id }: Webhook) => (await head.get<Webhook>(`/webhooks/${_id}`)).body;

function signatureBy(secret: string, { headers, body }: Receiver['received'][number]): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

describe('the messages', () => {
  it('report an enrolment, a payment, a submitted exam and released results, signed [HOK-01]', async () => {
    const { secret } = await add();
    const at = nowIso();
    await enrol('enrolment1');
    await school.emit(paymentRecorded, {
      entryId: 'entry1',
      studentId,
      courseId: 'course1',
      courseName: 'Dhaka University',
      amountPaisa: 150_000,
      method: 'bkash',
      reference: 'TRX1',
      at,
    });
    await school.emit(examSubmitted, { ...submittedExam, studentId, submittedAt: at });
    await school.emit(campaignResultsReleased, { campaignId: 'campaign1', releasedAt: at });
    await deliver();
    const messages = receiver.received.map(({ body }) => webhookMessage.parse(JSON.parse(body)));
    expect(messages.map(({ type }) => type).toSorted()).toEqual(kinds.toSorted());
    expect(messages.find(({ type }) => type === 'payment.recorded')).toEqual({
      type: 'payment.recorded',
      version: 1,
      timestamp: at,
      data: {
        entryId: 'entry1',
        studentId,
        courseId: 'course1',
        courseName: 'Dhaka University',
        amountPaisa: 150_000,
        method: 'bkash',
        reference: 'TRX1',
      },
    });
    for (const call of receiver.received) {
      expect(call.headers['webhook-signature']).toBe(signatureBy(secret, call));
      expect(call.headers['content-type']).toBe('application/json');
    }
  });

  it('leave out a score that students do not see yet, and practice [HOK-01]', async () => {
    await add();
    const later = new Date(school.clock.now() + hour).toISOString();
    const submitted = { ...submittedExam, studentId, submittedAt: nowIso() };
    await school.emit(examSubmitted, { ...submitted, scoreVisibleFrom: later });
    await school.emit(examSubmitted, { ...submitted, attemptId: 'attempt9', examKind: 'practice' });
    await deliver();
    const [message, ...others] = receiver.received.map(({ body }) => JSON.parse(body) as unknown);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ type: 'exam.submitted', data: { score: null, totalMarks: 100 } });
  });

  it('are made once for a fact that arrives twice, and not for facts of before the webhook [HOK-02]', async () => {
    const before = new Date(school.clock.now() - hour).toISOString();
    const webhook = await add();
    await enrol('enrolment1');
    await enrol('enrolment1');
    await enrol('enrolment2', { enrolledAt: before });
    expect(await logOf(webhook)).toHaveLength(1);
    await enrol('enrolment1', { version: 2 });
    expect(await logOf(webhook)).toHaveLength(2);
  });

  it('are those of the chosen kinds, while the webhook is on [HOK-01]', async () => {
    const webhook = await add({ kinds: ['results.released'] });
    await enrol('enrolment1');
    await head.put(`/webhooks/${webhook._id}`, {
      name: 'Accounting',
      url: receiver.url,
      kinds,
      isOn: false,
    });
    await enrol('enrolment2');
    expect(await logOf(webhook)).toEqual([]);
  });
});

describe('a receiver that does not take a message', () => {
  it('gets it again with the same id, after growing delays, for three days [HOK-02]', async () => {
    const webhook = await add();
    receiver.answers({ status: 500 });
    const start = school.clock.now();
    await enrol('enrolment1');
    await deliver();
    const delays: number[] = [];
    for (let [latest] = await logOf(webhook); latest?.nextTryAt != null; [latest] = await logOf(webhook)) {
      delays.push(Date.parse(latest.nextTryAt) - school.clock.now());
      school.clock.advance(Date.parse(latest.nextTryAt) - school.clock.now());
      await deliver();
    }
    expect(delays.every((delay, index) => delay > (delays[index - 1] ?? 0))).toBe(true);
    expect((school.clock.now() - start) / hour).toBeCloseTo(72, 0);
    const [failed] = await logOf(webhook, '?state=failed');
    expect(failed).toMatchObject({ tries: 10, state: 'failed' });
    expect(failed?.attempts[0]).toMatchObject({ status: 500, error: 'refused' });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await stored(webhook)).toMatchObject({ isOn: false, offReason: 'failures' });
    const { body } = await head.get<{ items: { kind: string }[] }>('/users/waiting-work');
    expect(body.items.map(({ kind }) => kind)).toContain('webhooks-failing');
  });

  it('is not turned off where it takes other messages, and gets the failed one by hand [HOK-02]', async () => {
    const webhook = await add();
    receiver.answers({ status: 503 });
    await enrol('enrolment1');
    await deliver();
    expect((await stored(webhook)).failingSince).not.toBeNull();
    receiver.answers({ status: 200 });
    const [waiting] = await logOf(webhook);
    const again = await head.post(`/webhooks/${webhook._id}/deliveries/${waiting?._id}/again`);
    expect(again.status).toBe(200);
    await deliver();
    expect((await logOf(webhook))[0]).toMatchObject({ state: 'delivered', tries: 2, nextTryAt: null });
    expect(await stored(webhook)).toMatchObject({ isOn: true, failingSince: null });
  });

  it('is turned off at once by 410, and no redirect is followed [HOK-02]', async () => {
    const target = await startReceiver();
    const webhook = await add();
    receiver.answers({ status: 302, headers: { location: target.url } });
    await enrol('enrolment1');
    await deliver();
    expect((await logOf(webhook))[0]?.attempts[0]).toMatchObject({ status: 302, error: 'redirect' });
    expect(target.received).toEqual([]);
    await target.stop();
    receiver.answers({ status: 410 });
    await enrol('enrolment2');
    await deliver();
    expect(await stored(webhook)).toMatchObject({ isOn: false, offReason: 'gone' });
  });

  it('does not delay the others by being slow [HOK-02]', async () => {
    const slow = await startReceiver();
    slow.answers('never');
    await add({ name: 'Slow', url: slow.url });
    await add();
    await enrol('enrolment1');
    const began = performance.now();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    await enrol('enrolment2');
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect(performance.now() - began).toBeLessThan(5_000);
    await slow.stop();
  });
});

describe('the address', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f000001/hook',
    'https://0x7f.1/hook',
    'https://017700000001/hook',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://[fd00::1]/hook',
    'https://10.0.0.1/hook',
    'https://100.64.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/hook',
    'https://localhost/hook',
    'https://printer.local/hook',
    'https://user:password@example.com/hook',
    'https://example.com:8443/hook',
    'ftp://example.com/hook',
    'not an address',
  ])('is refused: %s [HOK-03]', async (url) => {
    const { status, body } = await head.post<{ fields: Record<string, string> }>('/webhooks', {
      name: 'Bad',
      url,
      kinds,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['url']);
  });

  it.each(Object.keys(names))('is refused where its name leads inside: %s [HOK-03]', async (name) => {
    const form = { name: 'Inside', url: `https://${name}/hook`, kinds };
    const { status, body } = await head.post('/webhooks', form);
    expect([status, body['code']]).toEqual([422, 'auth.webhook-private']);
  });

  it('is judged again at each call: a name that leads inside later is not called [HOK-03]', async () => {
    const webhook = await add();
    await school.platform.documents
      .collection('webhooks')
      .updateOne({ _id: webhook._id }, { $set: { url: 'https://inside.example.com/hook' } });
    await enrol('enrolment1');
    await deliver();
    expect((await logOf(webhook))[0]?.attempts[0]).toMatchObject({ status: null, error: 'private-address' });
  });

  it('is refused where there is no such server [HOK-03]', async () => {
    const form = { name: 'Nobody', url: 'https://nobody.example.com/hook', kinds };
    const { status, body } = await head.post('/webhooks', form);
    expect([status, body['code']]).toEqual([422, 'auth.webhook-unresolved']);
  });
});

describe('the administration', () => {
  it('shows a secret once, and signs with both for a day after a new one [HOK-01]', async () => {
    const webhook = await add();
    const renewed = await head.post<WithSecret>(`/webhooks/${webhook._id}/secret`);
    expect(renewed.body.secret).not.toBe(webhook.secret);
    const test = () => head.post<WebhookDelivery>(`/webhooks/${webhook._id}/test`);
    expect((await test()).body).toMatchObject({ kind: 'webhook.test', state: 'delivered' });
    school.clock.advance(25 * hour);
    await test();
    const [first, second] = receiver.received;
    const both = [renewed.body.secret, webhook.secret];
    expect(first && String(first.headers['webhook-signature']).split(' ')).toEqual(
      both.map((secret) => first && signatureBy(secret, first)),
    );
    expect(second?.headers['webhook-signature']).toBe(second && signatureBy(renewed.body.secret, second));
    const seen = JSON.stringify([await head.get('/webhooks'), school.published(auditRecorded)]);
    expect(seen).not.toContain('whsec_');
  });

  it('keeps to twenty webhooks, whatever is added at the same time [HOK-01]', async () => {
    const form = { name: 'One of many', url: receiver.url, kinds };
    const answers = await Promise.all(Array.from({ length: 25 }, () => head.post('/webhooks', form)));
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(20);
    const { body } = await head.post('/webhooks', form);
    expect(body['code']).toBe('auth.webhooks-full');
  });

  it('refuses a stale edit, and forgets a deleted webhook with its log [HOK-01]', async () => {
    const webhook = await add();
    await enrol('enrolment1');
    const form = { name: 'Renamed', url: receiver.url, kinds, isOn: true, rev: 1 };
    expect((await head.put(`/webhooks/${webhook._id}`, form)).status).toBe(200);
    const stale = await head.put(`/webhooks/${webhook._id}`, form);
    expect([stale.status, stale.body['code']]).toEqual([409, 'common.edited-meanwhile']);
    expect((await head.delete(`/webhooks/${webhook._id}`)).status).toBe(200);
    expect((await head.get(`/webhooks/${webhook._id}`)).status).toBe(404);
    const left = await school.platform.documents.collection('webhookDeliveries').countDocuments({});
    expect(left).toBe(0);
  });

  it('keeps the log for 30 days [HOK-02]', async () => {
    const webhook = await add();
    await enrol('enrolment1');
    await deliver();
    school.clock.advance(31 * 24 * hour);
    await school.runJob('prune-webhook-log');
    expect(await logOf(webhook)).toEqual([]);
  });
});
