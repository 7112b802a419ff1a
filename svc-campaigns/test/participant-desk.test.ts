import type { Participant } from '../src/participants/domain/participant.ts';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { auditRecorded } from '@pathshala/svc-campaigns-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGeneralCampaign, registerAccount } from './participants.ts';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  person,
  startCampaigns,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

interface Row {
  readonly _id: string;
  readonly code: string;
  readonly error: string;
  readonly state: string;
  readonly checkedInAt: string | null;
  readonly isNew: boolean;
  readonly rollNumber: string;
  readonly waitingPosition?: number;
  readonly basicInfo: { readonly fullName: string };
}

const asAdmin = () => service.client.as(admin);
const pathOf = (campaignId: string) => `/campaign/participants/${campaignId}`;

async function list(campaignId: string, query = '') {
  const { body } = await asAdmin().get<{ items: Row[]; total: number }>(`${pathOf(campaignId)}?${query}`);
  return body;
}
const namesIn = async (campaignId: string, query = '') =>
  (await list(campaignId, query)).items.map(({ basicInfo }) => basicInfo.fullName);

async function fair(change: object = {}) {
  const path = await createGeneralCampaign(service, { location: 'Dhaka', ...change });
  return { campaignId: path.split('/').at(-1) ?? '', path };
}

async function join(path: string, n: number) {
  const body = { studentId: accountOf(n).userId, basicInfo: person(n) };
  const answer = await service.client
    .as(accountOf(n))
    .put<{ registration: { rollNumber: string; checkInCode: string } }>(`${path}/register`, body);
  expect(answer.status).toBe(201);
  return answer.body.registration;
}

describe('the participants of a campaign', () => {
  it('are found by roll number with or without its zeros, in both scripts', async () => {
    const { campaignId, path } = await fair();
    const basicInfo = { fullName: 'Mim Akter', email: 'mim@example.com', mobile: '01812345678' };
    await service.client.visitor.put(`${path}/register`, { basicInfo });
    for (const roll of ['000001', '1', '১'])
      expect(await namesIn(campaignId, `q=${encodeURIComponent(roll)}`)).toEqual(['Mim Akter']);
    expect(await namesIn(campaignId, 'q=2')).toEqual([]);
  });

  it('have their roll numbers in a list, of registrations that count, and go on after one', async () => {
    const { campaignId, path } = await fair();
    for (const n of [1, 2, 3]) await join(path, n);
    await service.client.as(accountOf(2)).delete(`${path}/registration`);
    const rollNumbers = async (query: string) =>
      (await asAdmin().get(`/campaign/participants/${campaignId}/roll-numbers?${query}`)).body;
    const third = { studentId: accountOf(3).userId, rollNumber: '000003' };
    expect(await rollNumbers('')).toEqual({
      items: [{ studentId: accountOf(1).userId, rollNumber: '000001' }, third],
      hasMore: false,
    });
    expect(await rollNumbers('after=000001')).toEqual({ items: [third], hasMore: false });
  });

  it('are found by state, name, address and number, in pages; cancelled ones only when asked for', async () => {
    const { campaignId, path } = await fair({ maxParticipants: 2 });
    for (const n of [1, 2]) await join(path, n);
    await service.client.visitor.put(`${path}/register`, { basicInfo: person(3) });
    for (const n of [4, 5]) await join(path, n);
    await service.client.as(accountOf(5)).delete(`${path}/registration`);
    expect(await namesIn(campaignId, 'state=confirmed')).toEqual(['Student 1', 'Student 2']);
    expect(await namesIn(campaignId, 'state=unconfirmed')).toEqual(['Student 3']);
    expect(await namesIn(campaignId, 'state=waiting')).toEqual(['Student 4']);
    expect(await namesIn(campaignId, 'state=cancelled')).toEqual(['Student 5']);
    expect(await namesIn(campaignId, 'sort=-name')).toEqual([
      'Student 4',
      'Student 3',
      'Student 2',
      'Student 1',
    ]);
    expect(await list(campaignId, 'pageSize=2&page=2')).toMatchObject({ total: 4, items: [{}, {}] });
    expect(await list(campaignId, 'pageSize=3&page=2')).toMatchObject({ total: 4, items: [{}] });
    expect(await list(campaignId, 'pageSize=3&page=9')).toMatchObject({ total: 4, items: [] });
    expect(await namesIn(campaignId, 'q=student2%40')).toEqual(['Student 2']);
    expect(await namesIn(campaignId, `q=${encodeURIComponent('০১৭১০০০০০০১')}`)).toEqual(['Student 1']);
    const summary = await asAdmin().get(`${pathOf(campaignId)}/summary`);
    const counts = { confirmed: 2, waiting: 1, unconfirmed: 1, cancelled: 1, checkedIn: 0 };
    expect(summary.body).toMatchObject({ ...counts, campaign: { kind: 'general', location: 'Dhaka' } });
  });

  it('of a missing or deleted campaign are 404', async () => {
    const { campaignId, path } = await fair();
    await asAdmin().delete(path);
    for (const id of [campaignId, 'f'.repeat(24)]) expect((await asAdmin().get(pathOf(id))).status).toBe(404);
  });
});

describe('a check-in', () => {
  const checkIn = (campaignId: string, code: string) =>
    asAdmin().post<Row>(`${pathOf(campaignId)}/check-ins`, { code });

  it('is done once by code or roll number, however often and wherever it is scanned, and can be undone', async () => {
    const { campaignId, path } = await fair();
    const { checkInCode } = await join(path, 1);
    const typed = ` ${checkInCode.slice(0, 5).toLowerCase()}-${checkInCode.slice(5)} `;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => checkIn(campaignId, n % 2 === 0 ? typed : '১')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(await namesIn(campaignId, 'state=checked-in')).toEqual(['Student 1']);
    const id = answers[0]?.body._id ?? '';
    const undone = await asAdmin().delete<Row>(`${pathOf(campaignId)}/check-ins/${id}`);
    expect(undone.body).toMatchObject({ checkedInAt: null, state: 'confirmed' });
    expect(await namesIn(campaignId, 'state=not-checked-in')).toEqual(['Student 1']);
    expect((await checkIn(campaignId, checkInCode)).body.isNew).toBe(true);
    await service.waitUntilIdle();
    const routes = service.published(auditRecorded).map(({ data }) => data.route);
    expect(routes).toContain('delete /campaign/participants/{campaignId}/check-ins/{id}');
    expect(routes).toContain('post /campaign/participants/{campaignId}/check-ins');
  });

  it('is refused without a confirmed place, with a code of another campaign, and without a place to come to', async () => {
    const { campaignId, path } = await fair();
    await service.client.visitor.put(`${path}/register`, { basicInfo: person(1) });
    const [unconfirmed] = (await list(campaignId)).items;
    const early = await checkIn(campaignId, unconfirmed?.rollNumber ?? '');
    expect([early.status, early.body.code]).toEqual([409, 'campaigns.check-in-no-place']);
    await confirmAs(service, 1);
    expect((await checkIn(campaignId, '000001')).status).toBe(200);
    const other = await fair();
    const { checkInCode } = await join(other.path, 2);
    for (const code of [checkInCode, '9', 'nobody']) {
      const answer = await checkIn(campaignId, code);
      expect([answer.status, answer.body.code]).toEqual([404, 'campaigns.check-in-unknown']);
    }
    const online = await createExamCampaign(service);
    await registerAccount(service, 3, { campaignId: online._id });
    expect((await checkIn(online._id, '1')).body.code).toBe('campaigns.check-in-online');
  });

  it('holds the place: it cannot be given back until the check-in is undone [CMP-04]', async () => {
    const { campaignId, path } = await fair();
    await join(path, 1);
    const { body } = await checkIn(campaignId, '1');
    const giveBack = () => service.client.as(accountOf(1)).delete<Row>(`${path}/registration`);
    const refused = await giveBack();
    expect([refused.status, refused.body.code]).toEqual([409, 'campaigns.checked-in']);
    const own = await service.client.as(accountOf(1)).get(path);
    expect(own.body).toMatchObject({ registration: { status: 'registered', isCheckedIn: true } });
    expect(await namesIn(campaignId, 'state=checked-in')).toEqual(['Student 1']);
    await asAdmin().delete(`${pathOf(campaignId)}/check-ins/${body._id}`);
    expect((await giveBack()).status).toBe(200);
  });

  it('of a participant of another campaign cannot be undone', async () => {
    const [one, two] = [await fair(), await fair()];
    await join(one.path, 1);
    const { body } = await checkIn(one.campaignId, '1');
    const undo = await asAdmin().delete(`${pathOf(two.campaignId)}/check-ins/${body._id}`);
    expect(undo.status).toBe(404);
    expect(await namesIn(one.campaignId, 'state=checked-in')).toEqual(['Student 1']);
  });
});

describe('the waiting list', () => {
  async function waitingList() {
    const { campaignId, path } = await fair({ maxParticipants: 1 });
    for (const n of [1, 2, 3, 4]) await join(path, n);
    const { items } = await list(campaignId, 'state=waiting');
    const move = (id: string | undefined, before: string | null | undefined) =>
      asAdmin().put<Row>(`${pathOf(campaignId)}/waiting-list/${id}`, { before });
    return { campaignId, path, move, ids: items.map(({ _id }) => _id) };
  }

  it('is moved up, first and last, and the next free place goes by the new order', async () => {
    const { campaignId, path, move, ids } = await waitingList();
    const order = () => namesIn(campaignId, 'state=waiting');
    expect((await move(ids[2], ids[1])).status).toBe(200);
    expect(await order()).toEqual(['Student 2', 'Student 4', 'Student 3']);
    await move(ids[2], ids[0]);
    expect(await order()).toEqual(['Student 4', 'Student 2', 'Student 3']);
    await move(ids[0], null);
    await join(path, 5);
    expect(await order()).toEqual(['Student 4', 'Student 3', 'Student 2', 'Student 5']);
    const positions = (await list(campaignId, 'state=waiting')).items.map((row) => row.waitingPosition);
    expect(positions).toEqual([1, 2, 3, 4]);
    await service.client.as(accountOf(1)).delete(`${path}/registration`);
    expect(await order()).toEqual(['Student 3', 'Student 2', 'Student 5']);
  });

  it('refuses a move that the list has overtaken', async () => {
    const { campaignId, path, move, ids } = await waitingList();
    await service.client.as(accountOf(1)).delete(`${path}/registration`);
    for (const [id, before] of [
      [ids[0], ids[1]],
      [ids[1], ids[0]],
      [ids[1], ids[1]],
    ] as const) {
      const answer = await move(id, before);
      expect([answer.status, answer.body.code]).toEqual([409, 'campaigns.waiting-changed']);
    }
    expect(await namesIn(campaignId, 'state=waiting')).toEqual(['Student 3', 'Student 4']);
  });

  it('keeps everybody once when two administrators move at the same time', async () => {
    const { campaignId, move, ids } = await waitingList();
    await Promise.all([move(ids[2], ids[0]), move(ids[1], ids[0]), move(ids[2], null)]);
    expect((await namesIn(campaignId, 'state=waiting')).toSorted()).toEqual([
      'Student 2',
      'Student 3',
      'Student 4',
    ]);
    const stored = service.platform.documents.collection<Participant>('registrations');
    expect(await stored.countDocuments({ campaignId, status: 'waiting' })).toBe(3);
  });
});

describe('a message to participants', () => {
  const subject = { bn: 'হল বদলেছে', en: 'Another hall' };
  const body = { bn: 'কাল হল ২-এ আসুন।\nপ্রবেশপত্র আনুন।', en: 'Come to hall 2.\nBring your admit card.' };
  interface Sent {
    readonly _id: string;
    readonly code: string;
    readonly state: string;
    readonly recipients: number;
    readonly sent: number;
    readonly failed: number;
  }
  const send = (campaignId: string, audience: object) =>
    asAdmin().post<Sent>(`${pathOf(campaignId)}/messages`, { subject, body, audience });
  const latest = async (campaignId: string) => {
    const answer = await asAdmin().get<{ items: Sent[] }>(`${pathOf(campaignId)}/messages`);
    return answer.body.items[0];
  };
  const readers = () =>
    service.mail.sent.filter((mail) => mail.subject === subject.en || mail.subject === subject.bn);

  it('is previewed in both languages, and goes once to all, whatever runs at the same time', async () => {
    const { campaignId, path } = await fair({ maxParticipants: 3 });
    for (const n of [1, 2, 3, 4]) await join(path, n);
    const preview = await asAdmin().post<{ recipients: number; bn: { text: string }; en: { text: string } }>(
      `${pathOf(campaignId)}/messages/preview`,
      { subject, body, audience: {} },
    );
    expect(preview.body).toMatchObject({ recipients: 4, bn: { subject: subject.bn } });
    expect(preview.body.en.text).toContain('Dear Student 1,');
    expect(preview.body.bn.text).toContain('প্রবেশপত্র আনুন।');
    expect(readers()).toEqual([]);
    expect((await send(campaignId, {})).status).toBe(201);
    await Promise.all(Array.from({ length: 4 }, () => service.runJob('send-messages')));
    expect(
      readers()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([1, 2, 3, 4].map((n) => person(n).email));
    expect(await latest(campaignId)).toMatchObject({ state: 'done', recipients: 4, sent: 4, failed: 0 });
  });

  it('goes to some: by state, by a search, or to chosen ones', async () => {
    const { campaignId, path } = await fair({ maxParticipants: 2 });
    for (const n of [1, 2, 3]) await join(path, n);
    const chosen = (await list(campaignId, 'q=student2%40')).items.map(({ _id }) => _id);
    for (const audience of [{ state: 'waiting' }, { q: 'Student 1' }, { ids: chosen }]) {
      await send(campaignId, audience);
      await service.runJob('send-messages');
    }
    expect(readers().map(({ to }) => to)).toEqual([3, 1, 2].map((n) => person(n).email));
    const nobody = await send(campaignId, { state: 'checked-in' });
    expect([nobody.status, nobody.body.code]).toEqual([422, 'campaigns.no-recipients']);
  });

  it('does not reach those who cancel before it is sent, unless it is for them', async () => {
    const { campaignId, path } = await fair();
    for (const n of [1, 2]) await join(path, n);
    // A registration sends its mail without waiting for it.
    await expect.poll(() => service.mail.sent.length).toBe(2);
    await send(campaignId, {});
    service.mail.failNext(2);
    await service.runJob('send-messages');
    await service.client.as(accountOf(2)).delete(`${path}/registration`);
    service.clock.advance(3_600_000);
    await service.runJob('send-messages');
    expect(readers().map(({ to }) => to)).toEqual([person(1).email]);
    expect(await latest(campaignId)).toMatchObject({ state: 'done', sent: 1, failed: 1 });
    await send(campaignId, { state: 'cancelled' });
    await service.runJob('send-messages');
    expect(readers().map(({ to }) => to)).toEqual([1, 2].map((n) => person(n).email));
  });

  it('continues after a crash and a mail server that was away, and counts who cannot be reached any more', async () => {
    const { campaignId, path } = await fair();
    for (const n of [1, 2, 3]) await join(path, n);
    await service.runJob('send-mails');
    service.mail.failNext(3);
    await send(campaignId, {});
    await service.runJob('send-messages');
    expect(await latest(campaignId)).toMatchObject({ state: 'sending', recipients: 3, sent: 0 });
    const stored = service.platform.documents.collection('participant-messages');
    await stored.updateMany({}, { $set: { state: 'preparing', listedUpTo: '' } });
    await service.emit(userDeleted, { userId: accountOf(3).userId });
    service.clock.advance(24 * 3_600_000);
    await service.runJob('send-messages');
    expect(readers()).toHaveLength(2);
    expect(await latest(campaignId)).toMatchObject({ state: 'done', recipients: 3, sent: 2, failed: 1 });
  });
});
