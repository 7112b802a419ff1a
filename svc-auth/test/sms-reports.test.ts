import { smsRequested } from '@pathshala/svc-campaigns-contract/events';
import { SmsFailure } from '@pathshala/service-kit/sms/port';
import { describe, expect, it } from 'vitest';
import { startSmsSchool } from './captured-sms.ts';
import { draftTo, startMessageSchool } from './message-school.ts';

const token = 'a-secret-of-the-school-1';
const minute = 60_000;
const reports = {
  secret: token,
  idField: 'results.0.id',
  statusField: 'results.0.state',
  delivered: /^delivrd$/iu,
  failed: /^undeliv$/iu,
  poll: undefined,
};
const ofForm = { ...reports, idField: 'id', statusField: 'status' };

interface SmsUse {
  latest: { _id: string; state: string; kind: string; reason: string }[];
}

type School = Awaited<ReturnType<typeof startSmsSchool>>;

const post = (
  { client }: School,
  body: string | Uint8Array,
  change: { token?: string; type?: string } = {},
) =>
  client.visitor.post(`/notices/sms-reports?token=${change.token ?? token}`, body, {
    headers: { 'content-type': change.type ?? 'application/x-www-form-urlencoded' },
  });

async function latestOf(school: School) {
  return (await (await school.adminClient()).get<SmsUse>('/users/sms')).body.latest;
}

describe('the reports of the SMS gateway', () => {
  it('are a form, JSON or a query, by the gateway’s id or ours, and end in the list of messages [PHN-07]', async () => {
    await using school = await startSmsSchool(100, ofForm);
    for (const n of [1, 2, 3]) await school.signUpByNumber(`one${n}`, `0171500000${n}`);
    const [, , last] = school.sms.sent;
    expect(await post(school, 'id=m1&status=DELIVRD')).toMatchObject({ status: 200 });
    const got = await school.client.visitor.get(`/notices/sms-reports?token=${token}&id=m2&status=UNDELIV`);
    expect(got.status).toBe(200);
    const json = JSON.stringify({ id: last?.id, status: 'DELIVRD', text: 'x' });
    expect(await post(school, json, { type: 'application/json' })).toMatchObject({ status: 200 });
    const states = (await latestOf(school)).map(({ state, reason }) => `${state} ${reason}`);
    expect(states.toSorted()).toEqual(['delivered ', 'delivered ', 'failed UNDELIV']);
  });

  it('are found inside of objects and lists [PHN-07]', async () => {
    await using school = await startSmsSchool(100, reports);
    await school.signUpByNumber('nested', '01715000001');
    const body = JSON.stringify({ results: [{ id: 'm1', state: 'delivrd' }] });
    expect(await post(school, body, { type: 'application/json' })).toMatchObject({ status: 200 });
    expect(await latestOf(school)).toMatchObject([{ state: 'delivered' }]);
  });

  it('change nothing when doubled or reordered: a delivery is final [PHN-07]', async () => {
    await using school = await startSmsSchool(100, ofForm);
    await school.signUpByNumber('late', '01715000001');
    for (const status of ['ENROUTE', 'UNDELIV', 'UNDELIV', 'DELIVRD', 'DELIVRD', 'UNDELIV', ''])
      expect(await post(school, `id=m1&status=${status}`)).toMatchObject({ status: 200 });
    expect(await latestOf(school)).toMatchObject([{ state: 'delivered', reason: '' }]);
  });

  it('are refused with a forged secret, an unknown id, a huge or malformed body, and where none are expected [PHN-07]', async () => {
    await using school = await startSmsSchool(100, ofForm);
    await school.signUpByNumber('forged', '01715000001');
    const report = 'id=m1&status=UNDELIV';
    const answers = [
      await post(school, report, { token: 'a-secret-of-the-school-2' }),
      await post(school, report, { token: '' }),
      await post(school, 'id=m99&status=DELIVRD'),
      await post(school, 'status=DELIVRD'),
      await post(school, `id=${'9'.repeat(200)}&status=DELIVRD`),
      await post(school, '{"id":', { type: 'application/json' }),
      await post(school, '{"id":{"$gt":""},"status":"DELIVRD"}', { type: 'application/json' }),
      await post(school, new Uint8Array(9_000)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 400, 400, 413]);
    expect(await latestOf(school)).toMatchObject([{ state: 'sent' }]);
    await using silent = await startSmsSchool();
    expect((await post(silent, report)).status).toBe(404);
  });

  it('are shown with the recipients of a message, which can be sent again to whom it missed [PHN-07 MSG-06]', async () => {
    await using school = await startMessageSchool(100, ofForm);
    for (const n of [1, 2]) await school.enterByNumber(`got${n}`, `880171600000${n}`);
    school.sms.sent.length = 0;
    const { body } = await school.send(draftTo({}, { channels: { mail: false, sms: true } }));
    await school.deliver();
    const [first, second] = school.sms.sent.map(({ id }) => id);
    await post(school, `id=${first}&status=DELIVRD`);
    await post(school, `id=${second}&status=UNDELIV`);
    expect(await school.read(body._id)).toMatchObject({
      missed: 1,
      deliveries: { sms: { delivered: 1, failed: 1, sent: 0 } },
    });
    const { items } = await school.recipientsOf(body._id, '&part=missed');
    expect(items).toMatchObject([{ sms: 'failed', smsReason: 'UNDELIV' }]);
    expect((await school.head.post(`/messages/${body._id}/resend`)).status).toBe(200);
    await school.deliver();
    expect(school.sms.sent).toHaveLength(3);
  });

  it('are asked for where the gateway has an address for that, a few times and no more [PHN-07]', async () => {
    const asked: string[] = [];
    const states = ['', 'ENROUTE', 'DELIVRD'];
    const ask = async ({ reference }: { reference: string }) => {
      asked.push(reference);
      if (asked.length === 1) throw new SmsFailure('gateway unreachable');
      return states[asked.length - 1] ?? '';
    };
    await using school = await startSmsSchool(100, { ...ofForm, secret: undefined, ask });
    await school.signUpByNumber('asked', '01715000001');
    await school.runJob('ask-sms-states');
    expect(asked).toEqual([]);
    for (let round = 0; round < 40; round += 1) {
      school.clock.advance(minute);
      await school.runJob('ask-sms-states');
    }
    expect(asked).toEqual(['m1', 'm1', 'm1']);
    expect(await latestOf(school)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('a message that svc-campaigns requests', () => {
  const request = {
    registrationId: 'r1',
    to: '8801715000001',
    purpose: 'notice' as const,
    texts: ['x'.repeat(200), 'short'],
    until: '2026-01-15T12:00:00.000Z',
  };

  it('is sent once, as its shortest text, within the limits of notices [PHN-06]', async () => {
    await using school = await startSmsSchool();
    const id = await school.emit(smsRequested, request);
    await school.emit(smsRequested, request, { id });
    expect(school.sms.sent.map(({ to, text }) => `${to} ${text}`)).toEqual(['8801715000001 short']);
    for (let n = 0; n < 9; n += 1) await school.emit(smsRequested, request);
    expect(school.sms.sent).toHaveLength(6);
    await school.emit(smsRequested, { ...request, purpose: 'code' });
    expect(school.sms.sent).toHaveLength(7);
  });

  it('is not sent too late, and codes to visitors leave room for those of accounts [PHN-06]', async () => {
    await using school = await startSmsSchool(5);
    await school.emit(smsRequested, { ...request, until: '2026-01-15T10:00:00.000Z' });
    expect(school.sms.sent).toEqual([]);
    for (let n = 0; n < 9; n += 1)
      await school.emit(smsRequested, { ...request, to: `880171600000${n}`, purpose: 'code' });
    expect(school.sms.sent).toHaveLength(4);
    expect((await school.signUpByNumber('account', '01715000001')).status).toBe(201);
  });
});
